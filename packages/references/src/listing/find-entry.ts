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

/** The one path that differs from this one in case or Unicode normalization alone; null if there is none. */
export function findTwin(listing: Listing, path: string): string | null {
  let folders = ['']
  for (const name of path.split('/')) {
    const folded = foldName(name)
    folders = folders.flatMap(folder => {
      const entries = listing.entriesOf(folder)
      if (entries === null) return []
      if (entries.has(name)) return [joinPath(folder, name)]
      return [...entries.keys()]
        .filter(entry => foldName(entry) === folded)
        .map(entry => joinPath(folder, entry))
    })
    if (folders.length === 0) return null
  }
  const [only] = folders
  return folders.length === 1 && only !== undefined && only !== path ? only : null
}

/** What systems that ignore case compare. */
function foldName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase()
}
