import { type EntryKind, joinPath, type Listing, splitPath } from './listing.ts'

/** The listing of a site whose files change. A folder disappears with its last entry. */
export class EditableListing implements Listing {
  readonly #folders = new Map<string, Map<string, EntryKind>>([['', new Map()]])

  #version = 0

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) this.add(path)
  }

  get version(): number {
    return this.#version
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    return this.#folders.get(folder) ?? null
  }

  /** Adds a file, an unlisted entry or an empty folder, and the folders above it. */
  add(path: string, kind: EntryKind = 'file'): void {
    this.#version += 1
    const [folder, name] = splitPath(path)
    this.#folderOf(folder).set(name, kind)
    if (kind === 'folder') this.#folderOf(path)
    else this.#removeFolder(path)
  }

  /**
   * Removes a file, or a folder with its content, and every parent folder that this leaves empty.
   */
  remove(path: string): void {
    this.#version += 1
    this.#removeFolder(path)
    for (let at = path; at !== ''; ) {
      const [folder, name] = splitPath(at)
      const entries = this.#folders.get(folder)
      if (entries?.delete(name) !== true || folder === '' || entries.size > 0) return
      this.#folders.delete(folder)
      at = folder
    }
  }

  #folderOf(path: string): Map<string, EntryKind> {
    let entries = this.#folders.get(path)
    if (entries === undefined) {
      entries = new Map()
      this.#folders.set(path, entries)
      const [parent, name] = splitPath(path)
      this.#folderOf(parent).set(name, 'folder')
    }
    return entries
  }

  #removeFolder(path: string): void {
    const entries = this.#folders.get(path)
    if (entries === undefined || path === '') return
    this.#folders.delete(path)
    for (const [name, kind] of entries)
      if (kind === 'folder') this.#removeFolder(joinPath(path, name))
  }
}

/** Returns a listing of exactly these files. */
export function listingOf(paths: Iterable<string>): Listing {
  return new EditableListing(paths)
}
