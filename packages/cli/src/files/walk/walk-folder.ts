import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ownFiles } from '@hreflint/references/site-plans'

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
 * folders are not entered, so there are no cycles. Links to files that are neither below the folder nor
 * in its repository are left out.
 */
export function walkFolder(folder: string, options: WalkOptions): Generator<string> {
  return walk(folder, ownFiles(folder), options)
}

function* walk(
  folder: string,
  isOwn: (path: string) => boolean,
  options: WalkOptions,
): Generator<string> {
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
      yield* walk(path, isOwn, options)
    } else if (isFile(entry, path, isOwn) && !options.skips(path, false)) {
      yield path
    }
  }
}

function isFile(entry: Dirent, path: string, isOwn: (path: string) => boolean): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile()
  try {
    return statSync(path).isFile() && isOwn(path)
  } catch {
    // A link that is broken or circular is not a file of this folder.
    return false
  }
}
