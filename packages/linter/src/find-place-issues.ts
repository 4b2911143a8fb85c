import { type Issue, type IssueDefinition, parse, type UrlOptions } from '@hreflint/core'
import type { EmbeddedUrl, UrlSyntax } from '@hreflint/documents'
import { emptyUrl } from './issues/empty-url.ts'
import { pingScheme } from './issues/ping-scheme.ts'
import { relativeUrl } from './issues/relative-url.ts'
import { placeOf } from './place-of.ts'

/** What a place finds wrong with its URL, whatever the URL Standard says about it. */
export interface PlaceJudgement {
  readonly issues: readonly Issue[]
  /** Whether the text is for the URL parser at all, after that. */
  readonly goesOn: boolean
}

const nothingWrong: PlaceJudgement = Object.freeze({ issues: [], goesOn: true })
const noUrl: PlaceJudgement = Object.freeze({ issues: [], goesOn: false })

/** Judges a URL by the syntax that its place demands. Spans are in the text of the URL. */
export function findPlaceIssues(embedded: EmbeddedUrl, options: UrlOptions): PlaceJudgement {
  return rules[embedded.site.syntax](embedded, options)
}

type PlaceRule = (embedded: EmbeddedUrl, options: UrlOptions) => PlaceJudgement

const rules: Readonly<Record<UrlSyntax, PlaceRule>> = {
  url: () => nothingWrong,
  'non-empty-url': embedded => (embedded.text === '' ? empty(embedded) : nothingWrong),
  'absolute-url': (embedded, options) => {
    if (embedded.text === '') return empty(embedded)
    return hasScheme(embedded, options) ? nothingWrong : relative(embedded)
  },
  'absolute-url-or-name': embedded => (embedded.text.includes(':') ? nothingWrong : noUrl),
  'non-empty-http-url': (embedded, options) => {
    if (embedded.text === '') return empty(embedded)
    const { url, components } = parse(embedded.text, options)
    if (url === null || url.scheme === null || /^https?$/.test(url.scheme)) return nothingWrong
    const span = components.scheme ?? { start: 0, end: embedded.text.length }
    return issueOf(pingScheme, embedded, span, { scheme: url.scheme }, true)
  },
}

function hasScheme(embedded: EmbeddedUrl, options: UrlOptions): boolean {
  return parse(embedded.text, { ...options, base: undefined }).components.scheme !== null
}

function empty(embedded: EmbeddedUrl): PlaceJudgement {
  return issueOf(emptyUrl, embedded, { start: 0, end: 0 }, {}, false)
}

function relative(embedded: EmbeddedUrl): PlaceJudgement {
  // Without a base, a relative URL is a parse exception too; saying both would say it twice.
  const goesOn = embedded.base !== 'none'
  return issueOf(relativeUrl, embedded, { start: 0, end: embedded.text.length }, {}, goesOn)
}

function issueOf(
  definition: IssueDefinition,
  embedded: EmbeddedUrl,
  span: Issue['span'],
  params: Issue['params'],
  goesOn: boolean,
): PlaceJudgement {
  const { code, kind, specName } = definition
  const issue = { code, kind, specName, span, params: { place: placeOf(embedded.site), ...params } }
  return { issues: [issue], goesOn }
}
