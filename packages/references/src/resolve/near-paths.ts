import { nearNames } from '@hreflint/core'
import { findEntry } from '../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../listing/listing.ts'

/** In a folder with more names than this nobody knows which is meant. */
const maxNames = 5000

/** Paths that exist and are most like one that does not, the nearest first. */
export function nearPaths(listing: Listing, path: string): readonly string[] {
  const at = findEntry(listing, path)
  if (at.kind !== 'missing') return []
  const from = at.folder === '' ? 0 : at.folder.length + 1
  const rest = path.slice(from + at.name.length)
  return [
    ...similarNames(listing, at.folder, at.name).map(name => joinPath(at.folder, name) + rest),
    ...sameNames(listing, path),
  ].filter(candidate => {
    const { kind } = findEntry(listing, candidate)
    return kind === 'file' || kind === 'folder'
  })
}

/** A slip of the hand in the first name that is not there. */
function similarNames(listing: Listing, folder: string, name: string): readonly string[] {
  const entries = listing.entriesOf(folder)
  if (entries === null || entries.size > maxNames) return []
  const names = [...entries.keys()]
  const stem = name.replace(/\.\w+$/, '')
  const limit = Math.max(1, Math.floor(stem.length / 4))
  const sameStem = names.filter(other => other !== name && other.replace(/\.\w+$/, '') === stem)
  return [...new Set([...nearNames(name, names, 2, limit), ...sameStem])]
}

/** A file of that name in a folder beside, above or below. */
function sameNames(listing: Listing, path: string): readonly string[] {
  const [folder, name] = splitPath(path)
  const parents = folder === '' ? [''] : [splitPath(folder)[0], folder]
  const found: string[] = []
  for (const parent of parents) {
    const entries = listing.entriesOf(parent)
    if (entries === null || entries.size > maxNames) continue
    if (entries.get(name) === 'file') found.push(joinPath(parent, name))
    for (const [beside, kind] of entries) {
      if (kind !== 'folder' || beside.startsWith('.')) continue
      if (listing.entriesOf(joinPath(parent, beside))?.get(name) === 'file') {
        found.push(joinPath(joinPath(parent, beside), name))
      }
    }
  }
  return /^(?:index|readme)\.\w+$/i.test(name) ? [] : found
}
