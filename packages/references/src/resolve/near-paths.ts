import { nearNames } from '@hreflint/core/internal'
import { findEntry, type FoldedNames, findTwin, foldedNames } from '../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../listing/listing.ts'
import type { SiteFacts } from './site-facts.ts'

/** Folders with more names than this are not searched for similar names. */
const maxNames = 5000

type SharingSite = Pick<SiteFacts, 'listing' | 'shared'>

/** Returns the path that differs from this one only in case or normalization; null if none does. */
export function twinOf(site: SharingSite, path: string): string | null {
  const { listing } = site
  const namesIn = (folder: string): FoldedNames =>
    site.shared('names', folder, folder, () => foldedNames(listing, folder))
  return site.shared('twin', path, path, () => findTwin(path, namesIn))
}

/** Returns existing paths that are similar to a missing one, relative to the roots that it may start from. */
export function nearPathsIn(
  site: SharingSite,
  roots: readonly string[],
  path: string,
): readonly string[] {
  const { listing } = site
  return roots.flatMap(root => {
    const fromRoot = joinPath(root, path)
    const near = site.shared('near', fromRoot, fromRoot, () => nearPaths(listing, fromRoot))
    return root === '' ? near : near.map(found => found.slice(root.length + 1))
  })
}

/** Returns existing paths that are similar to a missing one, most similar first. */
function nearPaths(listing: Listing, path: string): readonly string[] {
  const at = findEntry(listing, path)
  if (at.kind !== 'missing') return []
  const from = at.folder === '' ? 0 : at.folder.length + 1
  const rest = path.slice(from + at.name.length)
  return [
    ...similarNames(listing, at.folder, at.name).map(name => joinPath(at.folder, name) + rest),
    ...sameNames(listing, path),
  ].filter(candidate =>
    [candidate, `${candidate}.html`].some(file => {
      const { kind } = findEntry(listing, file)
      return kind === 'file' || (kind === 'folder' && file === candidate)
    }),
  )
}

/** Returns the path of the page in a folder that has one page and no more; else nothing. */
export function onlyPageIn(listing: Listing, folder: string): readonly string[] {
  const entries = listing.entriesOf(folder)
  if (entries === null || entries.size > maxNames) return []
  const pages = [...entries].filter(([name, kind]) => kind === 'file' && /\.html?$/.test(name))
  return pages.length === 1 ? pages.map(([name]) => joinPath(folder, name)) : []
}

/** Returns names that differ from the first missing name by a typo or only by the extension. */
function similarNames(listing: Listing, folder: string, name: string): readonly string[] {
  const entries = listing.entriesOf(folder)
  if (entries === null || entries.size > maxNames) return []
  const names = [...entries.keys()]
  const stem = name.replace(/\.\w+$/, '')
  const limit = Math.max(1, Math.floor(stem.length / 4))
  const sameStem = names.filter(other => other !== name && other.replace(/\.\w+$/, '') === stem)
  // A link without an extension leads to a page where the server has clean URLs.
  const pages = stem === name ? names.flatMap(other => /^(.+)\.html$/.exec(other)?.[1] ?? []) : []
  return [...new Set([...nearNames(name, new Set([...names, ...pages]), 2, limit), ...sameStem])]
}

/** Returns files with the same name in the folder above or in sibling folders and subfolders. */
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
