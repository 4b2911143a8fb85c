import { nearNames } from '@hreflint/core/internal'
import { findEntry, type FoldedNames, findTwin, foldedNames } from '../../listing/find-entry.ts'
import { joinPath, type Listing, splitPath } from '../../listing/listing.ts'
import type { SiteFacts } from '../site-facts.ts'

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

/**
 * Returns files with the same name in the folder above, in its other folders and in subfolders. The
 * other folders may be about other subjects: names that several of them may have count only in the
 * folder above and in subfolders.
 */
function sameNames(listing: Listing, path: string): readonly string[] {
  const [folder, name] = splitPath(path)
  if (/^(?:index|readme)\.\w+$/i.test(name)) return []
  const below = namesakes(listing, folder, name)
  if (folder === '') return below
  const [above] = splitPath(folder)
  const beside = namesakes(listing, above, name)
  const isAbove = listing.entriesOf(above)?.get(name) === 'file'
  return [
    ...(isAbove ? [joinPath(above, name)] : []),
    ...(genericName.test(name) || beside.length > 1 ? [] : beside),
    ...below,
  ]
}

/** Names of files that each folder has for itself, in any language: `README.es-ES.md`. */
const genericName =
  /^(?:about|authors|changelog|changes|charter|config(?:uration)?|contributing|faq|glossary|history|index|install(?:ation)?|intro(?:duction)?|license|main|maintainers|news|notes|notice|overview|owners|package|readme|roadmap|schema|security|settings|setup|summary|todo|usage)(?:[._-][a-z]{2,3}(?:[_-]\w{2,4})?)?\.\w+$/i

/** Returns the files with a name in the folders of a folder. */
function namesakes(listing: Listing, folder: string, name: string): readonly string[] {
  const entries = listing.entriesOf(folder)
  if (entries === null || entries.size > maxNames) return []
  return [...entries]
    .filter(([entry, kind]) => kind === 'folder' && !entry.startsWith('.'))
    .map(([entry]) => joinPath(folder, entry))
    .filter(inside => listing.entriesOf(inside)?.get(name) === 'file')
    .map(inside => joinPath(inside, name))
}
