import type { Span, TextEdit } from '@hreflint/core'
import type { PatternIssue } from '@hreflint/patterns'
import type { Rule } from 'eslint'

/**
 * Reports an issue of a pattern. `write` converts edits of the pattern to edits of the file, or
 * returns null.
 */
export type ReportPattern = (
  issue: PatternIssue,
  span: Span,
  write: (edits: readonly TextEdit[]) => readonly TextEdit[] | null,
) => void

/** Returns a function that reports issues of patterns in a file. */
export function patternReporter(context: Rule.RuleContext): ReportPattern {
  const { sourceCode } = context
  return (issue, { start, end }, write) => {
    context.report({
      loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
      messageId: issue.code,
      data: { message: issue.message, why: issue.why },
      suggest: issue.fixes.flatMap(fix => {
        const edits = write(fix.edits)
        if (edits === null) return []
        return [
          {
            messageId: 'suggestion',
            data: { title: fix.title },
            fix: (fixer: Rule.RuleFixer) =>
              edits.map(edit =>
                fixer.replaceTextRange([edit.span.start, edit.span.end], edit.text),
              ),
          },
        ]
      }),
    })
  }
}
