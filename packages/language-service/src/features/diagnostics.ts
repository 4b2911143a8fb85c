import type { Span } from '@hreflint/core'
import type { Finding, RelatedPlace, Severity } from '@hreflint/linter'

/** Editors keep no more than about a thousand problems of a file. */
export const mostDiagnostics = 1000

/** A finding, worded for the place where an editor lists problems. */
export interface Problem {
  readonly span: Span
  readonly severity: Severity
  /** Null for the remark that there are more findings than are shown. */
  readonly code: string | null
  /** Plain text: what is wrong, and what to do. */
  readonly message: string
  readonly related: readonly RelatedPlace[]
  /** The characters are removed by every parser, so they can be shown faded. */
  readonly unnecessary: boolean
}

/** The problems to show for findings: at most `mostDiagnostics`, the last telling of the others. */
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
      unnecessary: false,
    })
  }
  return problems
}

function problemOf(finding: Finding): Problem {
  const { span, severity, code, related } = finding
  return {
    span,
    severity,
    code,
    message: messageOf(finding),
    related,
    unnecessary: isRemoved(finding),
  }
}

/** What and what to do. Why is in the hover and on the page of the code. */
export function messageOf(finding: Finding): string {
  const fix = finding.fixes[0]
  return fix === undefined ? finding.message : `${finding.message} ${fix.title}.`
}

function isRemoved({ span, fixes: [fix] }: Finding): boolean {
  if (fix === undefined || fix.safety !== 'keeps-url' || span.start === span.end) return false
  return fix.edits.every(
    edit => edit.text === '' && span.start <= edit.span.start && edit.span.end <= span.end,
  )
}
