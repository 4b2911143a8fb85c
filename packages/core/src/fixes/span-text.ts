import type { RepairContext } from '../fix.ts'
import type { Span } from '../text/span.ts'

/** The text of a span, by default the issue's, as parsers see it: without tabs and newlines. */
export function spanText(context: RepairContext, span: Span = context.issue.span): string {
  return context.input.slice(span.start, span.end).replaceAll(/[\t\n\r]/g, '')
}
