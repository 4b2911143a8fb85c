import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Entry {
  /** As a program imports it. */
  readonly specifier: string
  /** The path of its source. */
  readonly source: string
}

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<
    Record<string, string | null | { readonly 'hreflint-source'?: string }>
  >
}

/** Returns the entries of the package in a folder: none if it is not published. */
export function entriesOf(folder: string): readonly Entry[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (manifest.private === true) return []
  const { exports = {} } = manifest
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target?.['hreflint-source']
    if (source === undefined) return []
    const entry = { specifier: manifest.name + path.slice(1), source: join(folder, source) }
    return withFolders(entry).filter(
      ({ specifier }) => exports[`.${specifier.slice(manifest.name.length)}`] !== null,
    )
  })
}

/** In an entry with a `*`, replaces it with each folder that has the rest of the path. */
function withFolders({ specifier, source }: Entry): readonly Entry[] {
  const [before, after] = source.split('*')
  if (before === undefined || after === undefined) return [{ specifier, source }]
  return readdirSync(before)
    .map(each => ({ specifier: specifier.replace('*', each), source: before + each + after }))
    .filter(entry => existsSync(entry.source))
}
