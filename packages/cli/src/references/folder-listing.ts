import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { EntryKind, Listing } from '@hreflint/references/profiles'

/** Folders that hold other people's files, which are there or not: their names are not looked at. */
const unlisted = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

/**
 * The names below a folder, read when a link first leads there, each folder once. What has vanished
 * meanwhile or may not be read is not there.
 */
export class FolderListing implements Listing {
  readonly #root: string
  readonly #folders = new Map<string, ReadonlyMap<string, EntryKind> | null>()

  constructor(root: string) {
    this.#root = root
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    let entries = this.#folders.get(folder)
    if (entries === undefined) {
      entries = this.#read(folder)
      this.#folders.set(folder, entries)
    }
    return entries
  }

  #read(folder: string): ReadonlyMap<string, EntryKind> | null {
    // Only what its own folder lists as one is a folder: names are compared exactly on every system.
    if (folder !== '' && !this.#isListed(folder)) return null
    const path = join(this.#root, folder)
    let found: Dirent[]
    try {
      found = readdirSync(path, { withFileTypes: true })
    } catch {
      return null
    }
    const entries = new Map<string, EntryKind>()
    for (const entry of found) {
      const kind = this.#kindOf(entry, join(path, entry.name))
      if (kind !== null) entries.set(entry.name, kind)
    }
    return entries
  }

  #isListed(folder: string): boolean {
    const slash = folder.lastIndexOf('/')
    const parent = slash === -1 ? '' : folder.slice(0, slash)
    return this.entriesOf(parent)?.get(folder.slice(slash + 1)) === 'folder'
  }

  #kindOf(entry: Dirent, path: string): EntryKind | null {
    if (unlisted.has(entry.name)) return 'unlisted'
    if (entry.isDirectory()) return 'folder'
    if (entry.isFile()) return 'file'
    if (!entry.isSymbolicLink()) return 'unlisted'
    try {
      const target = realpathSync(path)
      const fromRoot = relative(this.#root, target)
      // Nothing is read outside of the root; whoever serves the files may follow the link, or not.
      if (fromRoot === '..' || fromRoot.startsWith(`..${sep}`)) return 'unlisted'
      return statSync(target).isDirectory() ? 'folder' : 'file'
    } catch {
      // A link in a circle, or to nothing.
      return null
    }
  }
}
