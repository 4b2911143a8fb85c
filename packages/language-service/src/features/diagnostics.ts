import type { Span } from '@hreflint/core'
import type { Finding, RelatedLine, RelatedPlace, Severity } from '@hreflint/linter'

/** Maximum number of diagnostics. Editors keep about a thousand problems per file. */
export const mostDiagnostics = 1000

/** A finding, worded for an editor's list of problems. */
export interface Problem {
  readonly span: Span
  readonly severity: Severity
  /** Null for the note that more findings exist than are shown. */
  readonly code: string | null
  /** Plain text: what is wrong, and what to do. */
  readonly message: string
  readonly related: readonly RelatedPlace[]
  /** Lines of other files. */
  readonly elsewhere: readonly RelatedLine[]
  /** Whether every parser removes the characters, so that they can be shown faded. */
  readonly unnecessary: boolean
}

/**
 * Returns the problems to show for findings: at most `mostDiagnostics`. If there are more, the last
 * problem tells how many.
 */
export function problemsOf(findings: readonly Finding[]): readonly Problem[] {
  if (findings.length <= mostDiagnostics) return findings.map(problemOf)
  const problems = findings.slice(0, mostDiagnostics - 1).map(problemOf)
  const first = findings[mostDiagnostics - 1]
  const left = findings.length - problems.length
  if (first !== undefined) {
    problems.push({
      span: first.span,
      severity: 'info',
      code: null,
      message: `${left} more findings in this file are not shown.`,
      related: [],
      elsewhere: [],
      unnecessary: false,
    })
  }
  return problems
}

function problemOf(finding: Finding): Problem {
  const { span, severity, code, related, elsewhere = [] } = finding
  return {
    span,
    severity,
    code,
    message: messageOf(finding),
    related,
    elsewhere,
    unnecessary: isRemoved(finding) || code === 'reference/unused-definition',
  }
}

/** Returns what is wrong and what to do. The hover and the page of the code say why. */
function messageOf(finding: Finding): string {
  const fix = finding.fixes[0]
  return fix === undefined ? finding.message : `${finding.message} ${fix.title}.`
}

function isRemoved({ span, fixes: [fix] }: Finding): boolean {
  if (fix === undefined || fix.safety !== 'keeps-url' || span.start === span.end) return false
  return fix.edits.every(
    edit => edit.text === '' && span.start <= edit.span.start && edit.span.end <= span.end,
  )
}
