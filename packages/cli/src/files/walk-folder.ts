import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that hold other people's files. */
const neverEntered = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

export interface WalkOptions {
  /** Whether to leave out a file or folder. */
  readonly skips: (path: string, isFolder: boolean) => boolean
  readonly onError: (path: string, error: unknown) => void
  readonly onFolder: (path: string) => void
}

/**
 * The files of a folder and those below, each folder's in the order of their names. Symbolic links to
 * folders are not entered, so there are no cycles.
 */
export function* walkFolder(folder: string, options: WalkOptions): Generator<string> {
  options.onFolder(folder)
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    options.onError(folder, error)
    return
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (neverEntered.has(entry.name) || options.skips(path, true)) continue
      yield* walkFolder(path, options)
    } else if (isFile(entry, path) && !options.skips(path, false)) {
      yield path
    }
  }
}

function isFile(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile()
  try {
    return statSync(path).isFile()
  } catch {
    // A link that is broken or circular is not a file of this folder.
    return false
  }
}
