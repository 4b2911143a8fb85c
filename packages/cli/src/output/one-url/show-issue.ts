import { describe, type Issue, type UrlOptions } from '@hreflint/core'
import { generalIssues, secretSpans } from '@hreflint/core/internal'
import { LineIndex } from '@hreflint/linter'
import { caretFrame } from '../../reporters/caret-frame.ts'
import { visible } from '../../reporters/visible.ts'
import { indented } from '../wrap-words.ts'

/**
 * One issue of a URL, in lines of text: what, where, why, and what to type instead.
 *
 * @param width The column at which sentences are wrapped.
 */
export function showIssue(
  issue: Issue,
  input: string,
  options: UrlOptions,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { message, why, fixes } = describe(issue, input, options)
  return [
    `${kindOf(issue)}  ${issue.code}`,
    ...indented(visible(message), width),
    '',
    ...caretFrame(new LineIndex(input), issue.span, 100, secretSpans(input)).map(
      line => `  ${line}`,
    ),
    ...(why === '' ? [] : indented(why, width)),
    ...fixes.map(
      ({ safety, title }) =>
        `  ${safety === 'keeps-url' ? 'Fix' : 'Suggestion'}: ${visible(title)}`,
    ),
  ]
}

/** The kind of an issue in words. What no specification forbids is only a remark. */
function kindOf({ code, kind }: Issue): string {
  if (kind === 'parse-exception') return 'parse exception'
  return generalIssues.has(code) ? 'remark' : 'conformance error'
}
