import {
  type Description,
  describe,
  type Fix,
  type FixSafety,
  type FoldedIssue,
  maskPasswords,
  passwordSpans,
  unescapedData,
} from '@hreflint/core'
import { keepsRendered } from '@hreflint/documents'
import type { Finding, FindingFix, RelatedPlace, Severity } from './finding.ts'
import { placeIssues } from '../issues/index.ts'
import type { JudgedUrl } from '../judge/judge-url.ts'
import { mapFix } from './map-fix.ts'

const placeDefinitions = new Map(placeIssues.map(definition => [definition.code, definition]))

/** Nobody looks at more places of one URL, and there can be a million. */
const maxPlaces = 1000

const samePlace = 'The same problem is here.'

/** Where what browsers make of the URL is not what they make of the document. */
const whenRendered =
  'Here a renderer percent-encodes it before a browser reads it, so that a repair changes where it leads.'

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
  readonly judged: JudgedUrl
  readonly #issue: FoldedIssue
  readonly #relation: readonly RelatedPlace[]

  constructor(
    issue: FoldedIssue,
    judged: JudgedUrl,
    severity: Severity,
    relation: readonly RelatedPlace[],
  ) {
    this.code = issue.code
    this.kind = issue.kind
    this.specName = issue.specName
    this.severity = severity
    this.url = maskPasswords(judged.embedded.text)
    this.span = judged.embedded.map.toSourceSpan(issue.span)
    this.#relation = relation
    this.judged = judged
    this.#issue = issue
  }

  get passwords(): Finding['passwords'] {
    const { text, map } = this.judged.embedded
    const spans = passwordSpans(text)
    return spans.length === 0 ? undefined : spans.map(span => map.toSourceSpan(span))
  }

  get message(): string {
    return this.#described().message
  }

  get why(): string {
    const { why, fixes } = this.#described()
    const { rendered } = this.judged.embedded
    if (rendered === undefined || !fixes.some(fix => this.#leadsElsewhere(fix))) return why
    return `${why} ${whenRendered}`
  }

  /** What the finding follows from, and the other places that it stands for. */
  get related(): readonly RelatedPlace[] {
    const { places, code } = this.#issue
    if (places === undefined || code === unescapedData.code) return this.#relation
    const { map } = this.judged.embedded
    const [, ...others] = firstOf(places, maxPlaces)
    const related = others.map(span => ({ span: map.toSourceSpan(span), message: samePlace }))
    return [...this.#relation, ...related]
  }

  get fixes(): readonly FindingFix[] {
    return this.#fixes().flatMap(fix => mapFix(fix, this.judged.embedded) ?? [])
  }

  /** The fixes in offsets of the URL, whether or not the document can hold them. */
  urlFixes(safety: FixSafety): readonly Fix[] {
    return this.#fixes().filter(fix => fix.safety === safety)
  }

  /** The getters are no own properties, which is all that `JSON.stringify` sees. */
  toJSON(): Finding {
    const { code, kind, specName, severity, message, why, url } = this
    const { span, related, fixes, passwords } = this
    const finding = { code, kind, specName, severity, message, why, url, span, related, fixes }
    return passwords === undefined ? finding : { ...finding, passwords }
  }

  /** Proved for the URL, and for what a renderer makes of it. */
  #fixes(): readonly Fix[] {
    return this.#described().fixes.map(fix =>
      this.#leadsElsewhere(fix) ? { ...fix, safety: 'changes-url' } : fix,
    )
  }

  /** Whether a fix keeps the URL, and not what a renderer makes of it. */
  #leadsElsewhere(fix: Fix): boolean {
    const { embedded, text, options } = this.judged
    return fix.safety === 'keeps-url' && !keepsRendered(fix.edits, text, embedded, options)
  }

  #described(): Description {
    return describeAnywhere(this.#issue, this.judged)
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

/** Mistakes of places are not in the catalogue of core. */
function describeAnywhere(issue: FoldedIssue, { text, options }: JudgedUrl): Description {
  return describe(issue, text, options, placeDefinitions.get(issue.code))
}
