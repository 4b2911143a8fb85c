import type {
  Description,
  Fix,
  FixSafety,
  FoldedIssue,
  IssueDefinition,
  Span,
  UrlOptions,
} from '@hreflint/core'
import {
  hideInText,
  MaskedText,
  ownText,
  secretSpans,
  type ShownText,
  unescapedData,
} from '@hreflint/core/internal'
import type { EmbeddedUrl } from '@hreflint/documents'
import { referenceIssues } from '@hreflint/references/issues'
import { placeIssues } from '../issues/index.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import type { Finding, FindingFix, RelatedLine, RelatedPlace, Severity } from './finding.ts'
import { mapFix } from './map-fix.ts'

/**
 * Definitions of issues that belong to no specification, because they are about the place of a URL
 * or its target.
 */
const definitions = new Map(
  [...placeIssues, ...referenceIssues].map(definition => [definition.code, definition]),
)

/**
 * Maximum number of places shown for one URL. There can be a million, and nobody reads more than
 * this.
 */
const maxPlaces = 1000

const samePlace = ownText('The same issue occurs here.')

/**
 * A finding about an issue of a URL. Most findings are only counted or filtered, so messages and
 * fixes are computed on access and not stored: there may be a million findings.
 */
export class UrlFinding implements Finding {
  readonly code: string
  readonly kind: Finding['kind']
  readonly specName: string | null
  readonly severity: Severity
  readonly url: ShownText
  readonly span: Finding['span']
  /** The URL of the finding, for `fixDocument`. */
  readonly judged: JudgedUrl<EmbeddedUrl>
  readonly #issue: FoldedIssue
  readonly #relation: readonly RelatedPlace[]
  readonly elsewhere: readonly RelatedLine[] | undefined

  constructor(
    issue: FoldedIssue,
    judged: JudgedUrl<EmbeddedUrl>,
    severity: Severity,
    relation: readonly RelatedPlace[],
    elsewhere?: readonly RelatedLine[],
  ) {
    this.code = issue.code
    this.kind = issue.kind
    this.specName = issue.specName
    this.severity = severity
    this.url = new MaskedText(judged.url.text, secretsOf(judged)).toString()
    this.span = judged.url.map.toSourceSpan(issue.span)
    this.#relation = relation
    this.elsewhere = elsewhere
    this.judged = judged
    this.#issue = issue
  }

  get hidden(): Finding['hidden'] {
    const { map } = this.judged.url
    const spans = secretsOf(this.judged)
    return spans.length === 0 ? undefined : spans.map(span => map.toSourceSpan(span))
  }

  get message(): ShownText {
    const { message } = this.#described()
    const { past = '' } = this.#issue.params
    return past === '' ? message : ownText(`${message} ${hideInText(past)}`)
  }

  get why(): ShownText {
    return this.#described().why
  }

  /** The place that causes the finding, and its other places. */
  get related(): readonly RelatedPlace[] {
    const { places, code } = this.#issue
    if (places === undefined || code === unescapedData.code) return this.#relation
    const { map } = this.judged.url
    const [, ...others] = firstOf(places, maxPlaces)
    const related = others.map(span => ({ span: map.toSourceSpan(span), message: samePlace }))
    return [...this.#relation, ...related]
  }

  get fixes(): readonly FindingFix[] {
    return this.#described().fixes.flatMap(fix => mapFix(fix, this.judged.url) ?? [])
  }

  /** The issue, with spans in the URL. */
  get issue(): FoldedIssue {
    return this.#issue
  }

  /** Returns this finding about another issue of its URL. */
  about(issue: FoldedIssue, severity: Severity = this.severity): UrlFinding {
    return new UrlFinding(issue, this.judged, severity, this.#relation, this.elsewhere)
  }

  /** Returns the fixes in offsets of the URL, even if they cannot be written in the document. */
  urlFixes(safety: FixSafety): readonly Fix[] {
    return this.#described().fixes.filter(fix => fix.safety === safety)
  }

  /** `JSON.stringify` only includes own properties, and getters are not. */
  toJSON(): Finding {
    const { code, kind, specName, severity, message, why, url } = this
    const { span, related, elsewhere, fixes, hidden } = this
    const about = { code, kind, specName, severity, message, why, url, span, related }
    const finding = { ...about, ...(elsewhere === undefined ? {} : { elsewhere }), fixes }
    return hidden === undefined ? finding : { ...finding, hidden }
  }

  #described(): Description {
    if (latest?.finding === this) return latest.description
    const definition = definitions.get(this.code)
    const description = this.code.startsWith('reference/')
      ? describeOnce(this.#issue, this.judged, definition)
      : this.judged.describe(this.#issue, definition)
    latest = { finding: this, description }
    return description
  }
}

/** The finding that was described last: whoever reads its message reads its fixes next. */
let latest: { readonly finding: UrlFinding; readonly description: Description } | null = null

/** Finds the secrets of a URL as it is written, and as it is read with its placeholders overwritten. */
function secretsOf({ url, text, written }: JudgedUrl<EmbeddedUrl>): readonly Span[] {
  const { length } = url.text
  const ofWritten = secretSpans(written)
    .filter(({ start }) => start < length)
    .map(({ start, end }) => ({ start, end: Math.min(end, length) }))
  return text === url.text ? ofWritten : [...ofWritten, ...secretSpans(text)]
}

interface KnownDescription {
  readonly options: UrlOptions
  readonly description: Description
}

/** The descriptions of issues that documents share: navigation has the same broken link on every page. */
const known = new WeakMap<FoldedIssue, KnownDescription>()

/** Describes an issue of a link. Takes the known description if the URL is read in the same way. */
function describeOnce(
  issue: FoldedIssue,
  judged: JudgedUrl<EmbeddedUrl>,
  definition: IssueDefinition | undefined,
): Description {
  const { options, url } = judged
  if (url.rendered !== undefined || url.holes.length > 0) return judged.describe(issue, definition)
  const before = known.get(issue)
  if (before !== undefined && areSame(before.options, options)) return before.description
  const { message, why, fixes } = judged.describe(issue, definition)
  // A copy, because slices of the text keep all of it in memory.
  const description: Description = JSON.parse(JSON.stringify({ message, why, fixes }))
  known.set(issue, { options, description })
  return description
}

function areSame(one: UrlOptions, other: UrlOptions): boolean {
  return one.spec === other.spec && one.base === other.base && one.encoding === other.encoding
}

function firstOf<Value>(values: Iterable<Value>, count: number): readonly Value[] {
  const first: Value[] = []
  for (const value of values) {
    if (first.length === count) break
    first.push(value)
  }
  return first
}
