import type { Span } from '../../text/span.ts'
import type { Proposal, RepairContext } from '../repair.ts'

/** Proposes to replace a span, by default the issue's, with `text`. */
export function replaceSpan(
  context: RepairContext,
  title: string,
  text: string,
  span: Span = context.issue.span,
): Proposal {
  return { title, edits: [{ span, text }] }
}
