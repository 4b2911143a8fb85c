import { type EntryKind, joinPath, type Listing } from './listing.ts'

/** What a path comes to in a listing. */
export type FoundEntry =
  | { readonly kind: EntryKind; readonly path: string }
  /** Up to `folder` all is there; `name` is the first that is not. */
  | { readonly kind: 'missing'; readonly folder: string; readonly name: string }

/** Follows a path from the root, name by name, exactly as it is written. */
export function findEntry(listing: Listing, path: string): FoundEntry {
  let folder = ''
  let kind: EntryKind = 'folder'
  if (path === '') return { kind, path }
  for (const name of path.split('/')) {
    if (kind !== 'folder') return { kind: 'missing', folder, name }
    const entry = listing.entriesOf(folder)?.get(name)
    if (entry === undefined) return { kind: 'missing', folder, name }
    folder = joinPath(folder, name)
    kind = entry
    if (kind === 'unlisted') return { kind, path: folder }
  }
  return { kind, path: folder }
}

/** The names of a folder by what systems that ignore case compare. */
export type FoldedNames = ReadonlyMap<string, readonly string[]>

export function foldedNames(listing: Listing, folder: string): FoldedNames {
  const folded = new Map<string, string[]>()
  for (const name of listing.entriesOf(folder)?.keys() ?? []) {
    const key = foldName(name)
    const same = folded.get(key)
    if (same === undefined) folded.set(key, [name])
    else same.push(name)
  }
  return folded
}

/**
 * The one path that differs from this one in case or Unicode normalization alone; null if there is none.
 *
 * @param namesIn Gives the names of a folder.
 */
export function findTwin(path: string, namesIn: (folder: string) => FoldedNames): string | null {
  let folders = ['']
  for (const name of path.split('/')) {
    const key = foldName(name)
    folders = folders.flatMap(folder =>
      (namesIn(folder).get(key) ?? []).map(entry => joinPath(folder, entry)),
    )
    if (folders.length === 0) return null
  }
  const [only] = folders
  return folders.length === 1 && only !== undefined && only !== path ? only : null
}

/** What systems that ignore case compare. */
function foldName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase()
}
