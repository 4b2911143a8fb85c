import { nearNames } from '@hreflint/core/internal'
import { rootsOf } from '../generators/contract/contents.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { findTwin, foldedNames } from '../listing/find-entry.ts'
import { joinPath, type Listing } from '../listing/listing.ts'
import { startOf } from '../resolve/address.ts'

/** Matches an address that generators make of nothing: of lists of pages by tag, author or date, and the like. */
const ofNothing =
  /(?:^|\/)(?:tags?|categor(?:y|ies)|authors?|archives?|pages?|series|topics?|search|feed|rss|print|404|\d+)(?=[/.]|$)/

/** Whether a generator may make the page at an address of nothing in its sources. */
export function mayBeOfNothing(path: string): boolean {
  return ofNothing.test(path)
}

/** Returns how a link to an address is known: one that starts elsewhere may follow other rules. */
export function keyOf(text: string, path: string): string {
  const start = startOf(text) !== 'relative' ? '' : text.startsWith('.') ? '.' : ':'
  return `${start}/${path}`
}

interface KnownSite {
  readonly listing: Listing
  readonly profile: Profile
}

/**
 * Whether an address without a source is in a folder in which no program makes pages.
 *
 * @param text The link with the address.
 */
export function isInKnownFolder(site: KnownSite, text: string, path: string): boolean {
  const { knownFolders, foldsAddresses } = site.profile
  if (knownFolders.length === 0 || mayBeOfNothing(path) || !/(?:^|\/)[^./]*$|\.html?$/.test(path))
    return false
  const isFolded =
    foldsAddresses === 'any' || (foldsAddresses === 'lower' && path === path.toLowerCase())
  if (!isAtTop(site, path) || isFolder(site, path) || (isFolded && differsInCase(site, path)))
    return false
  const known = new Set(knownFolders)
  let folder = keyOf(text, path)
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    if (known.has(`+${folder}`)) return true
    if (known.has(`-${folder}`)) return false
  }
  return false
}

/** Whether a path begins with a folder of the site, or almost: other programs serve what is beside them. */
function isAtTop({ listing, profile }: KnownSite, path: string): boolean {
  const [first = '', ...rest] = path.replace(/\.html?$/, '').split('/')
  const entries = rootsOf(listing, profile).flatMap(root => [...(listing.entriesOf(root) ?? [])])
  if (rest.length > 0 && entries.some(([name, kind]) => kind === 'folder' && name === first))
    return true
  const names = entries.map(([name]) => name.replace(/\.\w+$/, ''))
  const parts = profile.parts.flatMap(({ at }) => at.map(each => each.split('/')[0] ?? ''))
  if (names.includes(first) || parts.includes(first))
    return rest.length > 0 && parts.includes(first)
  return first.length > 3 && nearNames(first, [...names, ...parts], 1, 1).length > 0
}

/** Whether there is a folder of sources, of which a generator may make a list of its pages. */
function isFolder({ listing, profile }: KnownSite, path: string): boolean {
  return rootsOf(listing, profile).some(root => listing.entriesOf(joinPath(root, path)) !== null)
}

/** Whether the page at an address has a source whose name is the same but for case. */
function differsInCase({ listing, profile }: KnownSite, path: string): boolean {
  const page = path.replace(/\.html?$/, '')
  const namesIn = (folder: string) => foldedNames(listing, folder)
  return rootsOf(listing, profile).some(root =>
    profile.pageEndings.some(
      ending => findTwin(joinPath(root, `${page}.${ending}`), namesIn) !== null,
    ),
  )
}
