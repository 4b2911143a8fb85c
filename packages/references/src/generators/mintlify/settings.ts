import { folderOf } from '../contract/options.ts'

type Settings = Readonly<Record<string, unknown>>

/** Returns the settings in a text; null if it is not JSON with a table. */
export function settingsIn(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text)
    return isTable(value) ? value : null
  } catch {
    return null
  }
}

function isTable(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The folder of the pages of a description of an API that names none. */
const usualReference = 'api-reference'

/** Returns the folders of the pages that are made from descriptions of an API, anywhere in the navigation. */
export function referencesIn(settings: Settings): readonly string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [settings]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) waiting.push(...value)
    if (!isTable(value)) continue
    for (const [key, inside] of Object.entries(value)) {
      waiting.push(inside)
      if (key !== 'openapi' && key !== 'asyncapi') continue
      const named = isTable(inside) ? inside.directory : undefined
      const folder = folderOf(typeof named === 'string' ? named : usualReference)
      if (folder !== null) found.add(folder)
    }
  }
  return [...found]
}

/** Returns the addresses that redirects lead away from, and the folders in which any may. */
export function redirectedIn({ redirects }: Settings): {
  readonly files: readonly string[]
  readonly folders: readonly string[]
} {
  const files: string[] = []
  const folders: string[] = []
  for (const redirect of Array.isArray(redirects) ? redirects : []) {
    const source: unknown = isTable(redirect) ? redirect.source : undefined
    const path = typeof source === 'string' ? folderOf(source.replace(/^\/+/, '')) : null
    if (path === null) continue
    const [, fixed] = /^(.*?)\/?[^/]*[:*]/.exec(path) ?? []
    if (fixed === undefined) files.push(path)
    else folders.push(fixed)
  }
  return { files, folders }
}
