import type { FixSafety, IssueKind, ShownText, Span, TextEdit } from '@hreflint/core'

export type Severity = 'error' | 'warning' | 'info'

/** A fix of a finding, in offsets of the document and in the syntax of its place. */
export interface FindingFix {
  readonly title: ShownText
  readonly safety: FixSafety
  /** May repeat a secret; see `shownFixes`, which leaves them out. */
  readonly edits: readonly TextEdit[]
}

/** Another place related to a finding. */
export interface RelatedPlace {
  readonly span: Span
  readonly message: ShownText
}

/** A line of another file related to a finding. */
export interface RelatedLine {
  /** The path of the file from the folder of the document, with `/`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: ShownText
}

/** An issue in a document. Offsets are UTF-16 code units of the document's text. */
export interface Finding {
  readonly code: string
  readonly kind: IssueKind
  readonly specName: string | null
  readonly severity: Severity
  readonly message: ShownText
  readonly why: ShownText
  /** The URL as the parser sees it, except that a secret is `***`. */
  readonly url: ShownText
  readonly span: Span
  /** The spans of the secrets in the document, if there are any. Reports do not repeat them. */
  readonly hidden?: readonly Span[] | undefined
  readonly related: readonly RelatedPlace[]
  /** The other halves of the finding in other files, if there are any. */
  readonly elsewhere?: readonly RelatedLine[] | undefined
  /** Computed on access, because proving a fix means parsing its result. Read it once. */
  readonly fixes: readonly FindingFix[]
}

/** Returns the fixes of a finding as anyone may see them: one that writes a secret has no edits. */
export function shownFixes({
  fixes,
  hidden,
}: Pick<Finding, 'fixes' | 'hidden'>): readonly FindingFix[] {
  if (hidden === undefined) return fixes
  return fixes.map(fix => (revealsAny(hidden, fix.edits) ? { ...fix, edits: [] } : fix))
}

/**
 * Returns the fixes of a finding that a program may offer to apply: those before the first one that
 * it cannot apply, because those after it are worse, such as removing the port that is a password.
 */
export function offeredFixes(
  finding: Pick<Finding, 'fixes' | 'hidden'>,
  canApply: (fix: FindingFix) => boolean = () => true,
): readonly FindingFix[] {
  const fixes = shownFixes(finding)
  const end = fixes.findIndex(fix => fix.edits.length === 0 || !canApply(fix))
  return end < 0 ? fixes : fixes.slice(0, end)
}

/** Whether an edit inserts text into a secret or next to it, so that it cannot be shown. */
function revealsAny(secrets: readonly Span[], edits: readonly TextEdit[]): boolean {
  return edits.some(
    ({ span, text }) =>
      text !== '' && secrets.some(({ start, end }) => span.start <= end && start <= span.end),
  )
}
