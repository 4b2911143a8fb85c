import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the person who runs the command has to change. */
export class UsageError extends Error {}

/** Writes new files; changes none that exist. */
export function writeNewFiles(root: string, files: Readonly<Record<string, string>>): void {
  const existing = Object.keys(files).find(path => existsSync(join(root, path)))
  if (existing !== undefined) throw new UsageError(`${existing} exists already.`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Names are lower case, with hyphens between words. */
export function requireName(name: string, example: string): void {
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) return
  throw new UsageError(`${JSON.stringify(name)} is not a valid name. An example of one: ${example}`)
}
