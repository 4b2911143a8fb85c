import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { EntryKind, Listing } from '../profiles.ts'
import { realPath } from './real-path.ts'

/** Folders that hold other people's files, which are there or not: their names are not looked at. */
const unlisted = new Set(['node_modules', '.git', '.hg', '.svn', '.jj'])

/** Systems follow no more links than this. */
const maxHops = 40

/**
 * The names below a folder, read when a link first leads there, each folder once. What has vanished
 * meanwhile or may not be read is not there.
 */
export class FolderListing implements Listing {
  readonly #root: string
  /** A root may itself be a link. */
  readonly #realRoot: string
  readonly #folders = new Map<string, ReadonlyMap<string, EntryKind> | null>()

  constructor(root: string) {
    this.#root = root
    this.#realRoot = realPath(root)
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

  /** From the root down: a path may have thousands of names, of which the first is not there. */
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
      // Nothing is read outside of the root; whoever serves the files may follow the link, or not.
      if (!this.#holds(target)) return 'unlisted'
      return statSync(target).isDirectory() ? 'folder' : 'file'
    } catch {
      // A link in a circle, or to nothing; outside of the root there may be something elsewhere.
      return this.#leadsOut(path) ? 'unlisted' : null
    }
  }

  /** Follows a link to something that is not there, or in a circle. */
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
