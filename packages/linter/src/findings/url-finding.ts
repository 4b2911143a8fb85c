import {
  type Description,
  type Fix,
  type FixSafety,
  type FoldedIssue,
  maskPasswords,
  passwordSpans,
  unescapedData,
} from '@hreflint/core'
import type { EmbeddedUrl } from '@hreflint/documents'
import { referenceIssues } from '@hreflint/references/issues'
import { placeIssues } from '../issues/index.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import type { Finding, FindingFix, RelatedPlace, Severity } from './finding.ts'
import { mapFix } from './map-fix.ts'

/** Of issues that no specification has, since they are about the place of a URL or its target. */
const definitions = new Map(
  [...placeIssues, ...referenceIssues].map(definition => [definition.code, definition]),
)

/** Nobody looks at more places of one URL, and there can be a million. */
const maxPlaces = 1000

const samePlace = 'The same issue occurs here.'

/**
 * A finding about an issue of a URL. Most findings are only counted or filtered, so everything that
 * needs words or repairs is worked out when it is asked for, and not kept: there may be a million.
 */
export class UrlFinding implements Finding {
  readonly code: string
  readonly kind: Finding['kind']
  readonly specName: string | null
  readonly severity: Severity
  readonly url: string
  readonly span: Finding['span']
  /** What the finding was made of, for `fixDocument`. */
  readonly judged: JudgedUrl<EmbeddedUrl>
  readonly #issue: FoldedIssue
  readonly #relation: readonly RelatedPlace[]

  constructor(
    issue: FoldedIssue,
    judged: JudgedUrl<EmbeddedUrl>,
    severity: Severity,
    relation: readonly RelatedPlace[],
  ) {
    this.code = issue.code
    this.kind = issue.kind
    this.specName = issue.specName
    this.severity = severity
    this.url = maskPasswords(judged.url.text)
    this.span = judged.url.map.toSourceSpan(issue.span)
    this.#relation = relation
    this.judged = judged
    this.#issue = issue
  }

  get passwords(): Finding['passwords'] {
    const { text, map } = this.judged.url
    const spans = passwordSpans(text)
    return spans.length === 0 ? undefined : spans.map(span => map.toSourceSpan(span))
  }

  get message(): string {
    return this.#described().message
  }

  get why(): string {
    return this.#described().why
  }

  /** What the finding follows from, and its other places. */
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

  /** The fixes in offsets of the URL, whether or not the document can hold them. */
  urlFixes(safety: FixSafety): readonly Fix[] {
    return this.#described().fixes.filter(fix => fix.safety === safety)
  }

  /** `JSON.stringify` only sees own properties, which getters are not. */
  toJSON(): Finding {
    const { code, kind, specName, severity, message, why, url } = this
    const { span, related, fixes, passwords } = this
    const finding = { code, kind, specName, severity, message, why, url, span, related, fixes }
    return passwords === undefined ? finding : { ...finding, passwords }
  }

  #described(): Description {
    return this.judged.describe(this.#issue, definitions.get(this.code))
  }
}

function firstOf<Value>(values: Iterable<Value>, count: number): readonly Value[] {
  const first: Value[] = []
  for (const value of values) {
    if (first.length === count) break
    first.push(value)
  }
  return first
}
