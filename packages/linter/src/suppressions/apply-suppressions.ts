import type { DocumentComment } from '@hreflint/documents'
import type { Finding, Severity } from '../findings/finding.ts'
import { placeFinding } from '../findings/place-finding.ts'
import { unusedSuppression } from '../issues/unused-suppression.ts'
import { LineIndex } from '../line-index.ts'
import { Suppressions } from './suppressions.ts'

/**
 * Removes the findings that comments suppress, and adds findings for the comments that suppress
 * nothing.
 *
 * @param unusedSeverity Severity of unused comments; null to ignore them.
 */
export function applySuppressions(
  comments: readonly DocumentComment[],
  text: string,
  findings: readonly Finding[],
  unusedSeverity: Severity | null,
): readonly Finding[] {
  if (!comments.some(comment => comment.text.includes('hreflint-'))) return findings
  let lines: LineIndex | undefined
  const suppressions = new Suppressions(comments, () => {
    lines ??= new LineIndex(text)
    return lines
  })
  const kept = findings.filter(({ code, span }) => !suppressions.covers(code, span.start))
  if (unusedSeverity === null) return kept
  const unused = suppressions.unused().map(({ span, glob }) =>
    placeFinding({
      definition: unusedSuppression,
      severity: unusedSeverity,
      span,
      url: '',
      params: { codes: glob ?? 'any code' },
    }),
  )
  return [...kept, ...unused]
}
