import type { Span } from '../../text/span.ts'
import type { RepairContext } from '../repair.ts'

const tabOrNewline = /[\t\n\r]/

/** Returns the text of a span, by default the issue's, as parsers see it: without tabs and newlines. */
export function spanText(context: RepairContext, span: Span = context.issue.span): string {
  const text = context.input.slice(span.start, span.end)
  return tabOrNewline.test(text) ? text.replaceAll(/[\t\n\r]/g, '') : text
}
