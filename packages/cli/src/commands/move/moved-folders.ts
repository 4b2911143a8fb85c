import { join } from 'node:path'
import { type Move, movedPath } from '@hreflint/references'
import { FolderListing, nodeFolders, pathFrom } from '@hreflint/references/node'
import type { Folders } from '@hreflint/references/plan'
import type { EntryKind, Listing } from '@hreflint/references/profiles'

/** The folders below a root as they will be after the moves. Paths of moves are from the root. */
export class MovedFolders implements Folders {
  readonly #root: string
  readonly #moves: readonly Move[]
  readonly #texts: ReadonlyMap<string, string>
  readonly #listing: Listing
  readonly resolve = nodeFolders.resolve
  readonly parentOf = nodeFolders.parentOf
  readonly relative = nodeFolders.relative

  /** @param texts What files will contain, by their paths before any move: those that are rewritten. */
  constructor(root: string, moves: readonly Move[], texts: ReadonlyMap<string, string>) {
    this.#root = root
    this.#moves = moves
    this.#texts = texts
    this.#listing = new FolderListing(root)
  }

  namesIn(folder: string): readonly string[] {
    const path = this.#pathOf(folder)
    if (path === null) return nodeFolders.namesIn(folder)
    const old = this.#oldPath(path)
    const names = new Set(old === null ? [] : nodeFolders.namesIn(join(this.#root, old)))
    if (old !== null) for (const name of this.#namesFrom(old)) names.delete(name)
    for (const name of this.#namesTo(path).keys()) names.add(name)
    return [...names].sort()
  }

  textOf(file: string): string | null {
    const path = this.#pathOf(file)
    const old = path === null ? null : this.#oldPath(path)
    if (path !== null && old === null) return null
    if (old === null) return nodeFolders.textOf(file)
    return this.#texts.get(old) ?? nodeFolders.textOf(join(this.#root, old))
  }

  listingOf(root: string): Listing {
    const path = this.#pathOf(root)
    if (path === null) return nodeFolders.listingOf(root)
    return {
      entriesOf: folder => this.#entriesOf([path, folder].filter(name => name !== '').join('/')),
    }
  }

  #entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    const old = this.#oldPath(folder)
    const before = old === null ? null : this.#listing.entriesOf(old)
    const added = this.#namesTo(folder)
    if (before === null && added.size === 0) return null
    const entries = new Map(before ?? [])
    if (old !== null) for (const name of this.#namesFrom(old)) entries.delete(name)
    for (const [name, kind] of added) if (!entries.has(name)) entries.set(name, kind)
    return entries
  }

  /** Returns the path from the root; null if it is outside. */
  #pathOf(address: string): string | null {
    const path = pathFrom(this.#root, address)
    return path === '..' || path.startsWith('../') || /^(?:[A-Za-z]:|\/)/.test(path) ? null : path
  }

  /** Returns where a path is now; null if what is there now moves away. */
  #oldPath(path: string): string | null {
    const back = this.#moves.map(({ from, to }) => ({ from: to, to: from }))
    const old = movedPath(path, back)
    return old === path && movedPath(path, this.#moves) !== path ? null : old
  }

  /** Returns the names that move away from a folder. */
  #namesFrom(folder: string): readonly string[] {
    return this.#moves.flatMap(({ from }) => nameBelow(folder, from) ?? [])
  }

  /** Returns the names that moves add to a folder, with those of the folders that they make. */
  #namesTo(folder: string): ReadonlyMap<string, EntryKind> {
    const names = new Map<string, EntryKind>()
    for (const { from, to } of this.#moves) {
      const start = folder === '' ? '' : `${folder}/`
      if (!to.startsWith(start) || to === folder) continue
      const [name = '', ...more] = to.slice(start.length).split('/')
      const isFolder = more.length > 0 || this.#listing.entriesOf(from) !== null
      names.set(name, isFolder ? 'folder' : 'file')
    }
    return names
  }
}

/** Returns the name of a path directly in a folder; null if it is elsewhere. */
function nameBelow(folder: string, path: string): string | null {
  const slash = path.lastIndexOf('/')
  return path.slice(0, Math.max(0, slash)) === folder ? path.slice(slash + 1) : null
}
