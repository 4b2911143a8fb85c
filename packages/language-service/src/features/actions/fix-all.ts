import type { TextEdit } from '@hreflint/core'
import { spansOverlap } from '@hreflint/core/internal'
import { type Finding, fixDocument } from '@hreflint/linter'
import { lintOptionsOf, type Subject } from '../../findings-of.ts'
import { differences } from './differences.ts'

/** Returns the edits that `hreflint --fix` makes: the fixes that keep every URL. */
export function fixAll(subject: Subject): readonly TextEdit[] {
  const { document, language, config } = subject
  const { output } = fixDocument(document.text, language, config, lintOptionsOf(subject))
  return differences(document.text, output)
}

/**
 * Returns the first fix of every finding with a code. Leaves out fixes that touch an earlier one.
 */
export function fixAllOfCode(findings: readonly Finding[], code: string): readonly TextEdit[] {
  const edits: TextEdit[] = []
  for (const finding of findings) {
    if (finding.code !== code) continue
    const fix = finding.fixes.find(candidate => candidate.safety === 'keeps-url')
    if (fix === undefined) continue
    const last = edits.at(-1)
    const first = fix.edits[0]
    if (last !== undefined && first !== undefined && !isAfter(first, last)) continue
    for (const edit of fix.edits) edits.push(edit)
  }
  return edits
}

function isAfter(edit: TextEdit, other: TextEdit): boolean {
  return (
    edit.span.start >= other.span.end &&
    !spansOverlap(edit.span, other.span) &&
    !(edit.span.start === other.span.start && edit.span.end === other.span.end)
  )
}
