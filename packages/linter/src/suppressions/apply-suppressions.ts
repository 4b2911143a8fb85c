import type { IssueDefinition } from '@hreflint/core'
import { hide, ownText } from '@hreflint/core/internal'
import type { DocumentComment } from '@hreflint/documents'
import type { Finding, Severity } from '../findings/finding.ts'
import { nearCode } from '../config/known-codes.ts'
import { placeFinding } from '../findings/place-finding.ts'
import { unknownSuppression } from '../issues/unknown-suppression.ts'
import { unusedSuppression } from '../issues/unused-suppression.ts'
import { LineIndex } from '../line-index.ts'
import { Suppressions } from './suppressions.ts'

/**
 * Removes the findings that comments suppress, and adds findings for the comments that suppress
 * nothing, or that name codes that do not exist.
 *
 * @param severityFor Returns the severity of such a finding; null to ignore it.
 */
export function applySuppressions(
  comments: readonly DocumentComment[],
  text: string,
  findings: readonly Finding[],
  severityFor: (definition: IssueDefinition) => Severity | null,
): readonly Finding[] {
  if (!comments.some(comment => comment.text.includes('hreflint-'))) return findings
  let lines: LineIndex | undefined
  const suppressions = new Suppressions(comments, () => {
    lines ??= new LineIndex(text)
    return lines
  })
  const kept = findings.filter(({ code, span }) => !suppressions.covers(code, span.start))
  return [
    ...kept,
    ...unknownFindings(suppressions, severityFor(unknownSuppression)),
    ...unusedFindings(suppressions, severityFor(unusedSuppression)),
  ]
}

function unknownFindings(suppressions: Suppressions, severity: Severity | null): Finding[] {
  if (severity === null) return []
  const { code } = unknownSuppression
  const unknown = suppressions
    .unknown()
    .filter(({ span }) => !suppressions.covers(code, span.start))
  const meant = new Map<string, string>()
  return unknown.map(({ span, glob }) => {
    const isAsked = meant.has(glob) || meant.size < mostMeant
    const question = meant.get(glob) ?? (isAsked ? meantInstead(glob) : '')
    if (isAsked) meant.set(glob, question)
    const params = { code: hide(JSON.stringify(glob)), question: ownText(question) }
    return placeFinding({ definition: unknownSuppression, severity, span, url: '', params })
  })
}

/** The most unknown codes of a document that are compared with all known ones, which takes milliseconds each. */
const mostMeant = 50

function meantInstead(glob: string): string {
  const near = nearCode(glob)
  return near === null ? '' : `; ${JSON.stringify(near)} was probably meant`
}

function unusedFindings(suppressions: Suppressions, severity: Severity | null): Finding[] {
  if (severity === null) return []
  return suppressions.unused().map(({ span, glob }) =>
    placeFinding({
      definition: unusedSuppression,
      severity,
      span,
      url: '',
      params: { codes: glob === null ? ownText('any code') : hide(glob) },
    }),
  )
}
