import type { IssueKind, ShownText, Span } from '@hreflint/core'
import type { FindingFix, Severity } from '@hreflint/linter'

/**
 * A finding of a batch, in a list of URLs or in a document. Messages and fixes are computed on
 * demand.
 */
export interface BatchFinding {
  readonly code: string
  readonly kind: IssueKind
  readonly severity: Severity
  /** The URL as the parser sees it, except for a secret, which is `***`. */
  readonly url: ShownText
  /** UTF-16 offsets in the text of the file. */
  readonly span: Span
  /** The spans of the secrets of the URL. */
  readonly hidden: readonly Span[]
  /** For a list: the span of the URL. */
  readonly place?: Span
  /**
   * For a list: returns the URL after its first fix. Null if there is no fix, or if the URL has a
   * password.
   */
  fixedUrl?(): string | null
  /** @throws MissingPart if the description needs a part that is not loaded yet. */
  describe(): FindingWords
}

export interface FindingWords {
  readonly message: ShownText
  readonly why: ShownText
  /** Fixes in offsets of the file. No edit repeats a password. */
  readonly fixes: readonly FindingFix[]
}
