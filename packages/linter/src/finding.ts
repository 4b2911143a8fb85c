import type { FixSafety, IssueKind, Span, TextEdit } from '@hreflint/core'

export type Severity = 'error' | 'warning' | 'info'

/** A repair of a finding, in offsets of the document and in the syntax of its place. */
export interface FindingFix {
  readonly title: string
  readonly safety: FixSafety
  readonly edits: readonly TextEdit[]
}

/** Another place that has to do with a finding. */
export interface RelatedPlace {
  readonly span: Span
  readonly message: string
}

/** An issue in a document. Offsets are UTF-16 code units of the document's text. */
export interface Finding {
  readonly code: string
  readonly kind: IssueKind
  readonly specName: string | null
  readonly severity: Severity
  readonly message: string
  readonly why: string
  /** The URL as the parser sees it. */
  readonly url: string
  readonly span: Span
  readonly related: readonly RelatedPlace[]
  /** Computed when asked for: proving a fix means parsing its result. Ask once. */
  readonly fixes: readonly FindingFix[]
}
