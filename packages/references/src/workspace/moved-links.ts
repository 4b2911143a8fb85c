import { parse } from '@hreflint/core'
import type { Use } from '../facts/document-facts.ts'
import type { TemplateLink } from '../generators/contract/profile.ts'
import type { OwnRepository } from '../generators/forge/resolve-shown.ts'
import { shownFile, urlOfOther } from '../generators/forge/repository-address.ts'
import { EditableListing } from '../listing/editable-listing.ts'
import type { EntryKind } from '../listing/listing.ts'
import { encodePath, relativePath, startOf } from '../resolve/address.ts'
import type { Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import { pagePathsOf } from '../resolve/suggestions/page-paths.ts'
import { linkStartsOf } from '../pages/link-starts.ts'
import { type Move, movedPath } from './moves.ts'
import { rebasedLink } from './rebased-link.ts'
import type { SiteIndex } from './site-index.ts'
import {
  nameSpanIn,
  namesOf,
  templateIn,
  waysToName,
  withoutFragment,
  withText,
} from './template-use.ts'

/** A link that has to be rewritten. */
export interface RewrittenUse {
  /** The path, before any move, of the document that contains the link. */
  readonly path: string
  readonly use: Use
  /** The new text, as the URL parser sees it. */
  readonly text: string
}

/** A link that may lead elsewhere, or nowhere, after the moves. */
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
  /** The relative links in moved documents that stay as they are, because their targets are unknown. */
  readonly unknown: readonly LostUse[]
}

/**
 * Returns the links to rewrite when files move, so that each link keeps its target: links in moved
 * files, and links to them. Leaves out broken links. A relative link whose target is unknown names the
 * same path afterwards, if that is certain and it is still unknown; else it is left out.
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
  const unknown: LostUse[] = []
  for (const path of index.paths) {
    const facts = index.factsOf(path)
    if (facts === undefined || facts.uses.length === 0) continue
    const document = after.document(moved(path), facts.structure)
    const before = index.site.document(path, facts.structure)
    for (const { use, resolution: whole } of index.linksOf(path)) {
      const template = templateIn(use, facts, index.site.profile)
      const isName = template?.isText === true && !/^\.{1,2}\//.test(template.url)
      // A note that does not exist, or is one of several, has the same name everywhere.
      if (isName && whole.target === null) continue
      if (moved(path) !== path && isOfUnknownFile(use, whole)) {
        const isWhole = use.holes.length === 0
        const text = isWhole ? rebasedLink(use.text, path, index.site, after, moves) : null
        const link = { ...use, base: facts.base, start: use.span.start, text: text ?? '' }
        const isSame = text !== null && document.resolve(link).reason === whole.reason
        if (!isSame) unknown.push({ path, use })
        else if (text !== use.text) rewritten.push({ path, use, text })
        continue
      }
      const head =
        template === null ? decidedPart(use, whole) : decidedTemplate(use, template, whole)
      if (head === null) continue
      const link = { ...head, base: facts.base, start: use.span.start }
      const resolution = head.text === use.text ? whole : before.resolve(link)
      const { target } = resolution
      if (resolution.state !== 'exists') continue
      if (target === null) {
        const text = movedAddress(head.text, index.repository, inRepository)
        const tail = use.text.slice(head.text.length)
        if (text !== null) rewritten.push({ path, use, text: text + tail })
        continue
      }
      const isSame = ({ state, target: now, anchor, issue }: Resolution): boolean =>
        state === 'exists' &&
        now === moved(target) &&
        anchor === resolution.anchor &&
        (issue === null || issue.issue.code === resolution.issue?.issue.code)
      if (isSame(document.resolve(link))) continue
      const span = template === null ? { start: 0, end: head.text.length } : nameSpanIn(template)
      const written = (template === null ? waysToWrite : waysInTemplate[template.finds])(
        head.text.slice(span.start, span.end),
        { path, target },
        { path: moved(path), target: moved(target) },
        index.site,
        after,
      )
      const text = written.find(way => isSame(document.resolve(withText(link, span, way))))
      if (text === undefined) lost.push({ path, use })
      else rewritten.push({ path, use, text: withText(use, span, text).text })
    }
  }
  return { rewritten, lost, unknown }
}

/** Whether nothing is known of the file that a relative link leads to. */
function isOfUnknownFile({ text }: Use, { state, reason }: Resolution): boolean {
  const isFile = state === 'unknown' && reason !== 'fragment' && reason !== 'no link'
  return isFile && !/^(?:[a-z][a-z\d+.-]*:|[/#?\\]|$)/i.test(text)
}

/**
 * Returns the start of a link that tells its file. It is the whole link if that leads somewhere. A
 * fragment that is missing or unknown stays as it is, like a query or fragment that a template fills in.
 * Null if the file is unknown, or is the document itself.
 */
function decidedPart(use: Use, { state }: Resolution): Use | null {
  const { text, holes } = use
  const [hole] = holes
  const end = text.search(hole === undefined ? /#/ : /[?#]/)
  const isWhole = hole === undefined && (state === 'exists' || end === -1)
  if (isWhole) return text === '' ? null : use
  const isDecided = end > 0 && (hole === undefined || end <= hole.start)
  return isDecided ? { ...use, text: text.slice(0, end), holes: [] } : null
}

/** The same of a link that a template of the generator starts. */
function decidedTemplate(use: Use, template: TemplateLink, { state }: Resolution): Use | null {
  const { start, end } = nameSpanIn(template)
  if (start === end) return null
  return state === 'exists' ? use : withoutFragment(use, template)
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

/** The document that contains a link, and where that leads. */
interface Ends {
  readonly path: string
  readonly target: string
}

/**
 * Returns ways to write a link that leads elsewhere, or is elsewhere, in another site. A way like the
 * present one comes first.
 *
 * @param old The ends of the link in the site `before`.
 * @param now Its ends in the site `after`.
 */
export function waysToWrite(
  text: string,
  old: Ends,
  now: Ends,
  before: Site,
  after: Site,
): readonly string[] {
  const plain = text.replace(/^\.\//, '')
  const ordered = likeFirst(
    allWays(text, old, before),
    way => way === text || way === plain,
    allWays(text, now, after),
  )
  return text.startsWith('./')
    ? ordered.map(way => (/^[./]|:/.test(way) ? way : `./${way}`))
    : ordered
}

/** Returns ways to name a page in a template that is another one, or is named elsewhere. A way like the present one comes first. */
export function waysToNameLike(
  name: string,
  old: Ends,
  now: Ends,
  before: Site,
  after: Site,
): readonly string[] {
  const present = waysToName(old.path, old.target, before)
  // Whoever names a page need not mind the case of letters.
  const isLike = (way: string) => way.toLowerCase() === name.toLowerCase()
  return likeFirst(present, isLike, waysToName(now.path, now.target, after))
}

/** Returns ways to write the address of a page below the base of the site. A way like the present one comes first. */
const waysBelowBase: typeof waysToWrite = (text, old, now, before, after) => {
  const start = text.startsWith('/') ? '/' : ''
  const ways = ({ target }: Ends, site: Site) =>
    pagePathsOf(site, target).map(path => start + encodePath(path))
  return likeFirst(ways(old, before), way => way === text, ways(now, after))
}

/** Ways to write what a template names or writes. */
const waysInTemplate = { page: waysToNameLike, address: waysBelowBase } as const

/** Returns ways to write something. The one that corresponds to the present way comes first. */
function likeFirst(
  present: readonly string[],
  isPresent: (way: string) => boolean,
  ways: readonly string[],
): readonly string[] {
  const first = ways[present.findIndex(isPresent)]
  return first === undefined ? ways : [first, ...ways]
}

/**
 * Returns every way to write a link from a document to a target. The order does not depend on
 * either, so ways before and after a move correspond.
 */
function allWays(text: string, { path: from, target }: Ends, site: Site): readonly string[] {
  const { path: span } = parse(text, { base: 'https://site.invalid/' }).components
  const head = span === null ? '' : text.slice(0, span.start)
  const tail = span === null ? text : text.slice(span.end)
  const { basePath } = site.address
  const paths = pagePathsOf(site, target)
  if (startOf(text) !== 'relative') {
    return paths.map(path => `${head}${basePath}${encodePath(path)}${tail}`)
  }
  // In a vault, links in Markdown name notes as well.
  return [
    ...linkStartsOf(site, from).flatMap(start => paths.map(path => relativePath(start, path))),
    ...namesOf(from, target, site),
  ].map(path => encodePath(path) + tail)
}
