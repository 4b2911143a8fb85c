import type { IssueKind, Span } from '@hreflint/core'
import type { FindingFix, Severity } from '@hreflint/linter'

/** A finding of a batch, of a list of URLs or of a document. Words and fixes are made when asked for. */
export interface BatchFinding {
  readonly code: string
  readonly kind: IssueKind
  readonly severity: Severity
  /** The URL as the parser sees it, except for a password, which is `***`. */
  readonly url: string
  /** In UTF-16 units of the text of the file. */
  readonly span: Span
  /** Of a list: the span of the URL. */
  readonly place?: Span
  /** Of a list: the URL after its first fix; null if there is none, or it has a password. */
  fixedUrl?(): string | null
  /** @throws MissingPart where the words need what is not loaded yet. */
  describe(): FindingWords
}

export interface FindingWords {
  readonly message: string
  readonly why: string
  /** In offsets of the file. No edit repeats a password. */
  readonly fixes: readonly FindingFix[]
}
