import { parse } from '@hreflint/core'
import type { Use } from '../facts/document-facts.ts'
import { EditableListing } from '../listing/editable-listing.ts'
import { contentOf, contentsOf } from '../profiles/contents.ts'
import type { Profile } from '../profiles/profile.ts'
import { encodePath, relativePath, startOf } from '../resolve/address.ts'
import { pageOfSource } from '../resolve/look-up.ts'
import type { Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import type { SiteIndex } from './site-index.ts'

/** The old and new path of a file or folder. Both are from the root of the site. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** A link that has to be rewritten. */
export interface RewrittenUse {
  /** The path, before any move, of the document that contains the link. */
  readonly path: string
  readonly use: Use
  /** The new text, as the URL parser sees it. */
  readonly text: string
}

/**
 * Returns the links to rewrite when files move, so that each link keeps its target: links in moved
 * files, and links to them. Leaves out broken links and links that cannot be rewritten.
 */
export function movedLinks(index: SiteIndex, moves: readonly Move[]): readonly RewrittenUse[] {
  const moved = (path: string): string => movedPath(path, moves)
  const oldPaths = new Map<string, string>()
  const listing = new EditableListing()
  for (const [path, kind] of allEntries(index.listing, '')) {
    listing.add(moved(path), kind)
    oldPaths.set(moved(path), path)
  }
  const after = index.siteOf(listing, path => {
    const old = oldPaths.get(path)
    return old === undefined ? null : (index.factsOf(old)?.structure ?? null)
  })
  return [...index.paths].flatMap(path => {
    const facts = index.factsOf(path)
    if (facts === undefined || facts.uses.length === 0) return []
    const document = after.document(moved(path), facts.structure)
    const { base } = facts
    return index.linksOf(path).flatMap(({ use, resolution }): RewrittenUse[] => {
      const { target } = resolution
      if (target === null || resolution.state !== 'exists' || use.holes.length > 0) return []
      const isSame = ({ state, target: now, anchor, issue }: Resolution): boolean =>
        state === 'exists' &&
        now === moved(target) &&
        anchor === resolution.anchor &&
        (issue === null || issue.issue.code === resolution.issue?.issue.code)
      if (isSame(document.resolve({ ...use, base }))) return []
      const written = ways(use.text, path, moved(path), target, moved(target), index.site, after)
      const text = written.find(candidate =>
        isSame(document.resolve({ ...use, text: candidate, base })),
      )
      return text === undefined ? [] : [{ path, use, text }]
    })
  })
}

/** Returns the path of a file after the moves. */
export function movedPath(path: string, moves: readonly Move[]): string {
  for (const { from, to } of moves) {
    if (path === from) return to
    if (path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return path
}

function allEntries(
  listing: EditableListing,
  folder: string,
): readonly (readonly [string, 'file' | 'unlisted'])[] {
  return [...(listing.entriesOf(folder) ?? [])].flatMap(([name, kind]) => {
    const path = folder === '' ? name : `${folder}/${name}`
    return kind === 'folder' ? allEntries(listing, path) : [[path, kind] as const]
  })
}

/** Returns ways to write the link to a moved target. A way like the present one comes first. */
function ways(
  text: string,
  from: string,
  newFrom: string,
  target: string,
  newTarget: string,
  before: Site,
  after: Site,
): readonly string[] {
  const present = allWays(text, from, target, before)
  const plain = text.replace(/^\.\//, '')
  const like = present.findIndex(way => way === text || way === plain)
  const written = allWays(text, newFrom, newTarget, after)
  const first = like === -1 ? undefined : written[like]
  const ordered = first === undefined ? written : [first, ...written]
  return text.startsWith('./')
    ? ordered.map(way => (/^[./]|:/.test(way) ? way : `./${way}`))
    : ordered
}

/**
 * Returns every way to write a link from a document to a target. The order does not depend on
 * either, so ways before and after a move correspond.
 */
function allWays(text: string, from: string, target: string, site: Site): readonly string[] {
  const { path: span } = parse(text, { base: 'https://site.invalid/' }).components
  const head = span === null ? '' : text.slice(0, span.start)
  const tail = span === null ? text : text.slice(span.end)
  const { basePath } = site.address
  const paths = rootsOf(site, target).flatMap(path => pagePaths(site.profile, path))
  if (startOf(text) !== 'relative') {
    return paths.map(path => `${head}${basePath}${encodePath(path)}${tail}`)
  }
  return startsOf(site, from).flatMap(start =>
    paths.map(path => encodePath(relativePath(start, path)) + tail),
  )
}

/** Returns a path relative to each folder that is served from the root and contains it. */
function rootsOf({ listing, profile }: Site, path: string): readonly string[] {
  if (profile.holds !== 'sources') return [path]
  const folders = [...contentsOf(listing, profile), ...profile.statics]
  const roots = folders
    .filter(folder => folder === '' || path.startsWith(`${folder}/`))
    .map(folder => (folder === '' ? path : path.slice(folder.length + 1)))
  // A file beside a component is not served itself.
  return roots.length === 0 ? [path] : roots
}

/** Returns the paths that relative links of a document may start from. */
function startsOf({ listing, profile }: Site, path: string): readonly string[] {
  const content = contentOf(listing, profile, path) ?? ''
  const source = content === '' ? path : path.slice(content.length + 1)
  if (profile.holds !== 'sources') return [source]
  const page = pageOfSource(profile, source)
  return profile.linksStartFrom.map(start =>
    start === 'source' ? source : page.endsWith('/') || page === '' ? `${page}index.html` : page,
  )
}

/** Returns the addresses that a file may have, as paths from the root. */
function pagePaths(profile: Profile, path: string): readonly string[] {
  const page = pageOfSource(profile, path)
  const withoutEnding = path.replace(/\.\w+$/, '')
  const folder = withoutEnding.replace(/(?:^|(?<=\/))(?:_?index|README)$/, '')
  const bare = folder.replace(/\/$/, '')
  return [
    path,
    page,
    page.replace(/\/$/, ''),
    withoutEnding,
    `${withoutEnding}.html`,
    folder,
    bare,
    `${bare}/`,
  ]
}
