import type { Span } from '../text/span.ts'

/**
 * `parse-exception`: no URL results. `conformance-error`: parsers repair it, but it must not be
 * written so. Each specification maps its own words to these two (see `UrlSpec.terms`).
 * `broken-reference`: the URL is well formed, and its target does not exist, or not as it is asked for.
 */
export type IssueKind = 'broken-reference' | 'conformance-error' | 'parse-exception'

/**
 * One issue of one URL. Plain, serializable data: wording and repairs are in the definition of
 * its code (`catalogue`), joined to it by `describe`.
 */
export interface Issue {
  /** `<spec>/<name>`, a key of `catalogue`. */
  readonly code: string
  readonly kind: IssueKind
  /** The specification's own name for the error; null if it has none. */
  readonly specName: string | null
  /** The wrong characters, in UTF-16 offsets of the string that the caller passed. */
  readonly span: Span
  /** The parameters of the message template. */
  readonly params: Readonly<Record<string, string>>
}

/** The issues of a conforming URL. One frozen array for all, because there are very many such URLs. */
export const noIssues: readonly Issue[] = Object.freeze([])
