import type {
  Description,
  Fix,
  FixSafety,
  FoldedIssue,
  IssueDefinition,
  UrlOptions,
} from '@hreflint/core'
import { maskPasswords, passwordSpans, unescapedData } from '@hreflint/core/internal'
import { withoutPasswordsOf } from '@hreflint/core/masked'
import type { EmbeddedUrl } from '@hreflint/documents'
import { referenceIssues } from '@hreflint/references/issues'
import { placeIssues } from '../issues/index.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import type { Finding, FindingFix, RelatedPlace, Severity } from './finding.ts'
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

const samePlace = 'The same issue occurs here.'

/**
 * A finding about an issue of a URL. Most findings are only counted or filtered, so messages and
 * fixes are computed on access and not stored: there may be a million findings.
 */
export class UrlFinding implements Finding {
  readonly code: string
  readonly kind: Finding['kind']
  readonly specName: string | null
  readonly severity: Severity
  readonly url: string
  readonly span: Finding['span']
  /** The URL of the finding, for `fixDocument`. */
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
    const { message } = this.#described()
    // The name of a file that is missing can be a URL whose slashes are.
    return this.code.startsWith('reference/')
      ? withoutPasswordsOf(message, this.judged.url.text)
      : message
  }

  get why(): string {
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

  /** Returns the fixes in offsets of the URL, even if they cannot be written in the document. */
  urlFixes(safety: FixSafety): readonly Fix[] {
    return this.#described().fixes.filter(fix => fix.safety === safety)
  }

  /** `JSON.stringify` only includes own properties, and getters are not. */
  toJSON(): Finding {
    const { code, kind, specName, severity, message, why, url } = this
    const { span, related, fixes, passwords } = this
    const finding = { code, kind, specName, severity, message, why, url, span, related, fixes }
    return passwords === undefined ? finding : { ...finding, passwords }
  }

  #described(): Description {
    const definition = definitions.get(this.code)
    return this.code.startsWith('reference/')
      ? describeOnce(this.#issue, this.judged, definition)
      : this.judged.describe(this.#issue, definition)
  }
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
