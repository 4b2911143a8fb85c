import { type ParseResult, parse, type Span } from '@hreflint/core'
import type { UrlSite } from '@hreflint/documents'
import { nearNames, percentDecodeUtf8 } from '@hreflint/core/internal'
import type { Anchors } from '../anchors/anchors.ts'
import { headingIds } from '../anchors/sluggers/heading-ids.ts'
import { findName, kindOfFragment, mayBeMadeByScript, namedPart } from '../anchors/find-fragment.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { ambiguousFragment } from '../issues/ambiguous-fragment.ts'
import { missingFragment } from '../issues/missing-fragment.ts'
import { encodePath } from './address.ts'
import {
  exists,
  issueAt,
  maxCandidates,
  missing,
  type Resolution,
  unknown,
  withLate,
} from './resolution.ts'
import type { SiteFacts } from './site-facts.ts'
import { isSlipOfAnchor } from './suggestions/slips-of-anchors.ts'
import { type AnchorFate, sentenceAboutAnchor } from './suggestions/past-anchors.ts'
import { followedAnchor } from './suggestions/followed-anchor.ts'

interface FragmentContext {
  readonly document: string
  /**
   * Where the link is written. In a style sheet, a URL that is only a fragment refers to the page that uses it. Of the
   * styles in a drawing, that is usually the drawing.
   */
  readonly kind: UrlSite['kind']
  /** Whether the link is an `a` element in an SVG document. */
  readonly isInDrawing: boolean
  readonly site: Pick<
    SiteFacts,
    | 'profile'
    | 'anchorsOf'
    | 'anchorsBefore'
    | 'fateOf'
    | 'pagesIn'
    | 'isKnownToFind'
    | 'languageOf'
    | 'textOf'
  >
  /** Writes an anchor of another document in the style of the link; empty if no way to write it leads there. */
  writeAnchor(path: string, name: string): string
}

/** Resolves the fragment of a link to a file that exists. */
export function resolveFragment(
  text: string,
  found: Resolution,
  context: FragmentContext,
): Resolution {
  const resolved = resolveIn(text, found, context)
  // A font in a drawing is found by any name, or by none.
  const isOfFont = context.kind === 'css' && found.target !== context.document
  return isOfFont && resolved.state !== 'missing' ? found : resolved
}

function resolveIn(text: string, found: Resolution, context: FragmentContext): Resolution {
  const { kind: place, site } = context
  const { target } = found
  const hash = text.indexOf('#')
  if (hash === -1 || target === null) return found
  if (place === 'css' && site.languageOf(target) !== 'svg') return unknown('fragment')
  const name = namedPart(fragmentOf(text, hash))
  const kind = kindOfFragment(name)
  const { profile } = site
  if (kind === 'top') return found
  if (kind === 'not a name') return unknown('fragment')
  // Line numbers of a file on a forge.
  if (profile.showsFiles && /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/i.test(name)) return found
  const language = site.languageOf(target)
  if (language === null || !/^(?:html|xhtml|markdown|mdx|svg)$/.test(language))
    return unknown('fragment')
  // A forge shows only Markdown as pages. A server shows everything except Markdown.
  const isPage = profile.holds === 'output' ? language !== 'markdown' : true
  if (!isPage || (profile.holds === 'repository' && language !== 'markdown')) {
    return unknown('fragment')
  }
  if (language === 'svg' && /^(?:svgView\(|(?:xywh|t)=)/.test(name)) return unknown('fragment')
  if (/^(?:markdown|mdx)$/.test(language) && profile.footnoteIds.test(name))
    return unknown('fragment')
  if (site.isKnownToFind(target, name)) return exists(target, found.issue, name)
  const anchors = site.anchorsOf(target)
  if (anchors === null) return unknown('fragment')
  return resolveName(name, text, { found, target, language, anchors }, context)
}

/** The target of a link, as far as it matters for the fragment. */
interface ReadTarget {
  readonly found: Resolution
  readonly target: string
  readonly language: string
  readonly anchors: Anchors
}

/** Looks a name up among the anchors of a target. */
function resolveName(
  name: string,
  text: string,
  { found, target, language, anchors }: ReadTarget,
  { document, kind, isInDrawing, site, writeAnchor }: FragmentContext,
): Resolution {
  const { places, repeated, offered, ofOthers, hasMore } = anchors
  const names = [
    name,
    ...(site.profile.foldsFragments
      ? [(percentDecodeUtf8(name) ?? name).toLowerCase(), name.replace(/^user-content-/, '')]
      : []),
    ...(site.profile.slugsFragments && kind === 'markdown' ? slugsOf(name, site.profile) : []),
  ]
  for (const candidate of names) {
    const place = findName(candidate, other => places.has(other))
    if (place === null) continue
    if (!repeated.has(place)) return exists(target, found.issue, place)
    const issue = issueAt(ambiguousFragment, spanOf(text), text, { anchor: place, target })
    return exists(target, found.issue ?? issue, place)
  }
  if (names.some(candidate => ofOthers.has(candidate))) return unknown('fragment')
  // Scripts make routes and the ids of code lines.
  if (/html$/.test(language) && mayBeMadeByScript(name, places.keys())) return unknown('fragment')
  // No generator leaves a slash in the id of a heading. A viewer of an API has such routes: `#tag/a/operation/b`. A
  // vault has headings below headings, `#One#Two`, and elsewhere the second `#` is told as a mistake of its own.
  if (site.profile.holds === 'sources' && /[^/]\/[^/]|[^#]#/.test(name)) return unknown('fragment')
  const decoded = percentDecodeUtf8(name) ?? name
  // The drawing may be embedded in a page that has the id.
  const mayHaveMore = hasMore || kind === 'css' || (isInDrawing && target === document)
  const isDrawing = language === 'svg' && target === document
  if (mayHaveMore && !isSlipOfAnchor(decoded, anchors, isDrawing)) return unknown('fragment')
  const near = (): readonly string[] => {
    const limit = Math.max(1, Math.floor(decoded.length / 4))
    const names = new Set(nearNames(decoded, offered, Number.POSITIVE_INFINITY, limit))
    return [...names].filter(anchor => !isOfAnotherNumber(anchor, decoded))
  }
  if (site.profile.addsIds && near().length === 0) return unknown('fragment')
  const written = site.profile.foldsFragments ? decoded.toLowerCase() : decoded
  let known: AnchorFate | null | undefined
  const past = (): AnchorFate | null => {
    // Null is an answer too.
    if (known === undefined) {
      const now = { anchors, text: site.textOf(target) ?? '' }
      known = followedAnchor(written, target, now, site)
    }
    return known
  }
  const likely = (): readonly string[] => {
    const names = near()
    return names.length === 0 ? continuationOf(decoded, offered) : names
  }
  const withAnchor = (anchor: string) => text.slice(0, text.indexOf('#') + 1) + encodePath(anchor)
  const pastLink = (): string => {
    const { now = null, movedTo = null } = past() ?? {}
    if (now === null) return ''
    return movedTo === null ? withAnchor(now) : writeAnchor(movedTo, now)
  }
  const late = {
    candidates: () =>
      [...new Set([pastLink(), ...likely().map(withAnchor)])]
        .filter(candidate => candidate !== '')
        .slice(0, maxCandidates)
        .join('\n'),
    past: () => {
      const fate = past()
      return fate === null ? '' : sentenceAboutAnchor(written, fate)
    },
  }
  const params = withLate({ anchor: `#${decoded}`, target }, late)
  return missing(issueAt(missingFragment, spanOf(text), text, params), target)
}

/** Returns the ids that a generator makes of a fragment as if it were a heading. */
function slugsOf(name: string, { slugger }: Profile): readonly string[] {
  return headingIds[slugger].map(way => way.slug(percentDecodeUtf8(name) ?? name))
}

/** Whether names differ only in numbers: `index-2` is another place, not `index-20` mistyped. */
/**
 * Returns the only one of the names that goes on with another word where another name ends: `set-up-on-linux` for `set-up`. Empty
 * if there are more, or none. `version-2-1` is another version than `version-2`.
 */
function continuationOf(name: string, names: readonly string[]): readonly string[] {
  if (name.length < shortestBeginning) return []
  const longer = names.filter(
    each => each.startsWith(name) && /[-_]\D/y.test(each.slice(name.length)),
  )
  return longer.length === 1 ? longer : []
}

/** Shorter beginnings are those of too many words. In UTF-16 code units. */
const shortestBeginning = 5

function isOfAnotherNumber(one: string, other: string): boolean {
  const withoutNumbers = (name: string) => name.replace(/\d+/g, '0').toLowerCase()
  return withoutNumbers(one) === withoutNumbers(other) && one.toLowerCase() !== other.toLowerCase()
}

const plainFragment = /^[\w.~!$&'()*+,;=:@/?-]*$/

/**
 * Returns the fragment of a URL as the parser serializes it. Usually this is the written text, so
 * parsing is skipped.
 */
function fragmentOf(text: string, hash: number): string {
  const written = text.slice(hash + 1)
  return plainFragment.test(written) ? written : (parsed(text).url?.fragment ?? '')
}

function spanOf(text: string): Span | null {
  return parsed(text).components.fragment
}

function parsed(text: string): ParseResult {
  return parse(text, { base: 'https://site.invalid/' })
}
