import { parse } from '@hreflint/core'
import type { Use } from '../facts/document-facts.ts'
import type { OwnRepository } from '../generators/forge/resolve-shown.ts'
import { shownFile, urlOfOther } from '../generators/forge/repository-address.ts'
import { EditableListing } from '../listing/editable-listing.ts'
import type { EntryKind } from '../listing/listing.ts'
import { contentOf } from '../generators/contract/contents.ts'
import { encodePath, relativePath, startOf } from '../resolve/address.ts'
import { pageOfSource } from '../resolve/look-up.ts'
import type { Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import { pagePathsOf } from '../resolve/suggestions/page-paths.ts'
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

/** A link that leads somewhere now and would lead elsewhere, or nowhere, after the moves. */
export interface LostUse {
  /** The path, before any move, of the document that contains the link. */
  readonly path: string
  readonly use: Use
}

/** What a move means for the links of a site. */
export interface MovedLinks {
  readonly rewritten: readonly RewrittenUse[]
  /** The links for which no way to write them keeps the target. */
  readonly lost: readonly LostUse[]
}

/**
 * Returns the links to rewrite when files move, so that each link keeps its target: links in moved
 * files, and links to them. Leaves out broken links and links whose target is unknown.
 *
 * @param inRepository The same moves with paths from the root of the repository, for addresses at
 * which its forge shows the files. Default: such addresses are left as they are.
 */
export function movedLinks(
  index: SiteIndex,
  moves: readonly Move[],
  inRepository: readonly Move[] = [],
): MovedLinks {
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
  const rewritten: RewrittenUse[] = []
  const lost: LostUse[] = []
  for (const path of index.paths) {
    const facts = index.factsOf(path)
    if (facts === undefined || facts.uses.length === 0) continue
    const document = after.document(moved(path), facts.structure)
    const before = index.site.document(path, facts.structure)
    for (const { use, resolution: whole } of index.linksOf(path)) {
      const head = decidedPart(use, whole)
      if (head === '') continue
      const tail = use.text.slice(head.length)
      const link = { ...use, holes: [], base: facts.base, start: use.span.start, text: head }
      const resolution = tail === '' ? whole : before.resolve(link)
      const { target } = resolution
      if (resolution.state !== 'exists') continue
      if (target === null) {
        const text = movedAddress(head, index.repository, inRepository)
        if (text !== null) rewritten.push({ path, use, text: text + tail })
        continue
      }
      const isSame = ({ state, target: now, anchor, issue }: Resolution): boolean =>
        state === 'exists' &&
        now === moved(target) &&
        anchor === resolution.anchor &&
        (issue === null || issue.issue.code === resolution.issue?.issue.code)
      if (isSame(document.resolve(link))) continue
      const written = ways(head, path, moved(path), target, moved(target), index.site, after)
      const text = written.find(candidate => isSame(document.resolve({ ...link, text: candidate })))
      if (text === undefined) lost.push({ path, use })
      else rewritten.push({ path, use, text: text + tail })
    }
  }
  return { rewritten, lost }
}

/**
 * Returns the start of a link that tells its file. It is the whole link if that leads somewhere. A
 * fragment that is missing or unknown stays as it is, like a query or fragment that a template fills in.
 * Empty if the file is unknown, or is the document itself.
 */
function decidedPart({ text, holes }: Use, { state }: Resolution): string {
  const [hole] = holes
  if (hole === undefined && state === 'exists') return text
  const end = text.search(hole === undefined ? /#/ : /[?#]/)
  if (end === -1) return hole === undefined ? text : ''
  return hole === undefined || end <= hole.start ? text.slice(0, end) : ''
}

/**
 * Returns the address at which the forge shows a file after the moves. Null if it shows the same one,
 * a file of another repository, or another branch than the one that is checked out.
 */
function movedAddress(
  text: string,
  own: OwnRepository | null,
  moves: readonly Move[],
): string | null {
  const shown = own === null ? null : shownFile(text, own.repository)
  if (own === null || shown?.isCurrent !== true) return null
  const path = movedPath(shown.path, moves)
  return path === shown.path ? null : urlOfOther(text, shown, path, own.repository)
}

/** Returns the path of a file after the moves. */
export function movedPath(path: string, moves: readonly Move[]): string {
  for (const { from, to } of moves) {
    if (path === from) return to
    if (path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return path
}

/** Returns all files, and the folders that are empty already. */
function allEntries(
  listing: EditableListing,
  folder: string,
): readonly (readonly [string, EntryKind])[] {
  return [...(listing.entriesOf(folder) ?? [])].flatMap(([name, kind]) => {
    const path = folder === '' ? name : `${folder}/${name}`
    const isFilled = kind === 'folder' && (listing.entriesOf(path)?.size ?? 0) > 0
    return isFilled ? allEntries(listing, path) : [[path, kind] as const]
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
  const paths = pagePathsOf(site, target)
  if (startOf(text) !== 'relative') {
    return paths.map(path => `${head}${basePath}${encodePath(path)}${tail}`)
  }
  return startsOf(site, from).flatMap(start =>
    paths.map(path => encodePath(relativePath(start, path)) + tail),
  )
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
