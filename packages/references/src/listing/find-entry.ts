import { type EntryKind, joinPath, type Listing, splitPath } from './listing.ts'

/** The result of looking up a path in a listing. */
export type FoundEntry =
  | { readonly kind: EntryKind; readonly path: string }
  /** `folder` is the part that exists. `name` is the first name that does not. */
  | { readonly kind: 'missing'; readonly folder: string; readonly name: string }

/**
 * Looks a path up. Names are compared exactly. If its folder does not exist, it is followed from
 * the root, name by name, up to an unlisted entry.
 */
export function findEntry(listing: Listing, path: string): FoundEntry {
  const [parent, last] = splitPath(path)
  const found = path === '' ? 'folder' : listing.entriesOf(parent)?.get(last)
  return found === undefined ? follow(listing, path) : { kind: found, path }
}

function follow(listing: Listing, path: string): FoundEntry {
  let folder = ''
  let kind: EntryKind = 'folder'
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

/** The names in a folder, grouped by their case-folded form. */
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
 * Returns the path that differs from this one only in case or Unicode normalization; null if there
 * is none or more than one.
 *
 * @param namesIn Returns the names in a folder.
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

/** Returns the form of a name that case-insensitive file systems compare. */
function foldName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase()
}
