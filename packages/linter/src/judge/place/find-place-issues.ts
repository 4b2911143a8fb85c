import { type Issue, type IssueDefinition, parse, type UrlOptions } from '@hreflint/core'
import { withSchemeSlip } from '@hreflint/core/internal'
import type { UrlSite, UrlSyntax } from '@hreflint/documents'
import { emptyAction } from '../../issues/empty-action.ts'
import { emptyCardUrl } from '../../issues/empty-card-url.ts'
import { emptyUrl } from '../../issues/empty-url.ts'
import { pingScheme } from '../../issues/ping-scheme.ts'
import { relativeUrl } from '../../issues/relative-url.ts'
import { xmlBase } from '../../issues/xml-base.ts'
import { findEncodingIssues } from './find-encoding-issues.ts'
import { placeOf } from './place-of.ts'
import { isReadAsUrl } from './read-as-url.ts'

/** A URL in a document, for the rules of its place. */
interface UrlInPlace {
  readonly text: string
  readonly site: UrlSite
}

/** The issues that the place of a URL has, apart from those of the URL Standard. */
export interface PlaceJudgment {
  readonly issues: readonly Issue[]
  /** Whether the text is passed to the URL parser. */
  readonly isParsed: boolean
}

const none: readonly Issue[] = Object.freeze([])
const nothingWrong: PlaceJudgment = Object.freeze({ issues: none, isParsed: true })
const noUrl: PlaceJudgment = Object.freeze({ issues: none, isParsed: false })

/**
 * Checks a URL against the syntax that its place requires, and for the encoding of its document.
 * Does neither if there is no `site`. Spans are in the text of the URL.
 */
export function findPlaceIssues(
  text: string,
  site: UrlSite | undefined,
  options: UrlOptions,
): PlaceJudgment {
  if (site === undefined) return nothingWrong
  const judged = rules[site.syntax]({ text, site }, options)
  const encoded = judged.isParsed ? findEncodingIssues(text, options) : none
  return encoded.length === 0 ? judged : { issues: [...judged.issues, ...encoded], isParsed: true }
}

type PlaceRule = (url: UrlInPlace, options: UrlOptions) => PlaceJudgment

const rules: Readonly<Record<UrlSyntax, PlaceRule>> = {
  url: () => nothingWrong,
  'non-empty-url': place => (place.text === '' ? empty(place) : nothingWrong),
  'absolute-url': (place, options) => {
    if (place.text === '') return empty(place)
    return hasScheme(place, options) || lacksColon(place) ? nothingWrong : relative(place, options)
  },
  'absolute-url-or-name': ({ text, site }) => (isReadAsUrl(text, site) ? nothingWrong : noUrl),
  'non-empty-http-url': (place, options) => {
    if (place.text === '') return empty(place)
    const { url, components } = parse(place.text, options)
    if (url === null || url.scheme === null || /^https?$/.test(url.scheme)) return nothingWrong
    const span = components.scheme ?? { start: 0, end: place.text.length }
    return issueOf(pingScheme, place, span, { scheme: url.scheme }, true)
  },
  // The dialect checks it.
  pattern: () => noUrl,
  // Browsers never parse it, and removing it also removes its other issues.
  'no-url': place => issueOf(xmlBase, place, { start: 0, end: place.text.length }, {}, false),
}

function hasScheme(place: UrlInPlace, options: UrlOptions): boolean {
  return parse(place.text, { ...options, base: undefined }).components.scheme !== null
}

/** Whether this is like `https//example.com/`, which has an issue of its own. */
function lacksColon({ text }: UrlInPlace): boolean {
  return withSchemeSlip([], text).length > 0
}

function empty(place: UrlInPlace): PlaceJudgment {
  return issueOf(definitionOfEmpty(place.site), place, { start: 0, end: 0 }, {}, false)
}

function definitionOfEmpty({ property = '', attribute = '' }: UrlSite): IssueDefinition {
  if (/^(?:twitter|og):/.test(property)) return emptyCardUrl
  return /^(?:form)?action$/.test(attribute) ? emptyAction : emptyUrl
}

function relative(place: UrlInPlace, { base }: UrlOptions): PlaceJudgment {
  // Without a base, a relative URL is also a parse exception. It must not be reported twice.
  const isParsed = base !== undefined
  return issueOf(relativeUrl, place, { start: 0, end: place.text.length }, {}, isParsed)
}

function issueOf(
  definition: IssueDefinition,
  place: UrlInPlace,
  span: Issue['span'],
  params: Issue['params'],
  isParsed: boolean,
): PlaceJudgment {
  const { code, kind, specName } = definition
  const issue = { code, kind, specName, span, params: { place: placeOf(place.site), ...params } }
  return { issues: [issue], isParsed }
}
