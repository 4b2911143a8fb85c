import type { FixSafety, IssueKind, Span, TextEdit } from '@hreflint/core'
import { revealsPassword } from '@hreflint/core/internal'

export type Severity = 'error' | 'warning' | 'info'

/** A fix of a finding, in offsets of the document and in the syntax of its place. */
export interface FindingFix {
  readonly title: string
  readonly safety: FixSafety
  /** May repeat a password; see `shownFixes`. */
  readonly edits: readonly TextEdit[]
}

/** Another place related to a finding. */
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
  /** The URL as the parser sees it, except that a password is `***`. */
  readonly url: string
  readonly span: Span
  /** The spans of the passwords in the document, if there are any. Reports do not repeat them. */
  readonly passwords?: readonly Span[] | undefined
  readonly related: readonly RelatedPlace[]
  /** Computed on access, because proving a fix means parsing its result. Read it once. */
  readonly fixes: readonly FindingFix[]
}

/**
 * Returns the fixes of a finding that anyone may see: those that do not write any part of a
 * password.
 */
export function shownFixes({
  fixes,
  passwords,
}: Pick<Finding, 'fixes' | 'passwords'>): readonly FindingFix[] {
  return passwords === undefined
    ? fixes
    : fixes.filter(({ edits }) => !revealsPassword(edits, passwords))
}
