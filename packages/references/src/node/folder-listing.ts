import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { EntryKind, Listing } from '../profiles.ts'
import { realPath } from './real-path.ts'

/**
 * Folders of installed packages and version control, which may be absent. Their content is not
 * listed.
 */
const unlisted = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

/** The maximum number of symbolic links to follow, as in operating systems. */
const maxHops = 40

/**
 * The listing of a folder on disk. Each folder is read once, when it is first needed. Entries that
 * have vanished or cannot be read count as missing.
 */
export class FolderListing implements Listing {
  readonly #root: string
  /** The root with symbolic links resolved. */
  readonly #realRoot: string
  readonly #folders = new Map<string, ReadonlyMap<string, EntryKind> | null>()

  constructor(root: string) {
    this.#root = root
    this.#realRoot = realPath(root)
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    let entries = this.#folders.get(folder)
    if (entries === undefined) {
      // A folder must be listed by its parent, so that names are compared exactly on every system.
      // There may be millions of others, which are not kept.
      if (folder !== '' && !this.#isListed(folder)) return null
      entries = this.#read(folder)
      this.#folders.set(folder, entries)
    }
    return entries
  }

  #read(folder: string): ReadonlyMap<string, EntryKind> | null {
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

  /** Checks from the root down: a path may have thousands of names and fail at the first. */
  #isListed(folder: string): boolean {
    let parent = ''
    for (const name of folder.split('/')) {
      if (this.entriesOf(parent)?.get(name) !== 'folder') return false
      parent = parent === '' ? name : `${parent}/${name}`
    }
    return true
  }

  #kindOf(entry: Dirent, path: string): EntryKind | null {
    if (unlisted.has(entry.name)) return 'unlisted'
    if (entry.isDirectory()) return 'folder'
    if (entry.isFile()) return 'file'
    if (!entry.isSymbolicLink()) return 'unlisted'
    try {
      const target = realpathSync(path)
      // Nothing outside the root is read. A server may follow such a link or not.
      if (!this.#holds(target)) return 'unlisted'
      return statSync(target).isDirectory() ? 'folder' : 'file'
    } catch {
      // The link is broken or circular. If it leaves the root, its target may exist on other
      // machines.
      return this.#leadsOut(path) ? 'unlisted' : null
    }
  }

  /** Whether a broken or circular symbolic link leaves the root. */
  #leadsOut(link: string): boolean {
    let path = link
    for (let hop = 0; hop < maxHops; hop += 1) {
      try {
        path = resolve(realPath(dirname(path)), readlinkSync(path))
      } catch {
        return false
      }
      if (!this.#holds(path)) return true
    }
    return false
  }

  #holds(path: string): boolean {
    const fromRoot = relative(this.#realRoot, path)
    return fromRoot !== '..' && !fromRoot.startsWith(`..${sep}`)
  }
}
