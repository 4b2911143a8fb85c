import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Returns all files below a folder, with their bytes as Latin-1. Leaves out what is git's own. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => !path.startsWith(`.git${sep}`))
    .sort()
  return Object.fromEntries(
    paths.map(path => [path.split(sep).join('/'), readFileSync(join(folder, path), 'latin1')]),
  )
}
