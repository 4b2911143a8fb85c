import { type Description, describe, type Fix, type FixSafety, type Issue } from '@hreflint/core'
import type { Finding, FindingFix, RelatedPlace, Severity } from './finding.ts'
import { placeIssues } from './issues/index.ts'
import type { JudgedUrl } from './judge-url.ts'
import { mapFix } from './map-fix.ts'

const placeDefinitions = new Map(placeIssues.map(definition => [definition.code, definition]))

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
  readonly related: readonly RelatedPlace[]
  /** What the finding was made of, for `fixDocument`. */
  readonly judged: JudgedUrl
  readonly #issue: Issue

  constructor(
    issue: Issue,
    judged: JudgedUrl,
    severity: Severity,
    related: readonly RelatedPlace[],
  ) {
    this.code = issue.code
    this.kind = issue.kind
    this.specName = issue.specName
    this.severity = severity
    this.url = judged.embedded.text
    this.span = judged.embedded.map.toSourceSpan(issue.span)
    this.related = related
    this.judged = judged
    this.#issue = issue
  }

  get message(): string {
    return this.#described().message
  }

  get why(): string {
    return this.#described().why
  }

  get fixes(): readonly FindingFix[] {
    return this.#described().fixes.flatMap(fix => mapFix(fix, this.judged.embedded) ?? [])
  }

  /** The fixes in offsets of the URL, whether or not the document can hold them. */
  urlFixes(safety: FixSafety): readonly Fix[] {
    return this.#described().fixes.filter(fix => fix.safety === safety)
  }

  /** The getters are no own properties, which is all that `JSON.stringify` sees. */
  toJSON(): Finding {
    const { code, kind, specName, severity, message, why, url, span, related, fixes } = this
    return { code, kind, specName, severity, message, why, url, span, related, fixes }
  }

  #described(): Description {
    return describeAnywhere(this.#issue, this.judged)
  }
}

/** Mistakes of places are not in the catalogue of core. */
function describeAnywhere(issue: Issue, { text, options }: JudgedUrl): Description {
  return describe(issue, text, options, placeDefinitions.get(issue.code))
}
