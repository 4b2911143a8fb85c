import type { Span } from '../../../text/span.ts'
import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { remove } from './remove.ts'

/** Maximum length of indentation. Examining more white space from each of its lines would take too long. */
const maxIndentation = 200

const removeThem = remove()

/**
 * Removes tabs and line breaks, as parsers do. If there are spaces next to them, a long URL is broken and indented:
 * parsers would keep the indentation, which the author did not mean, so it is removed as well.
 */
export const removeBreak: Repair = context => removeIndentedBreak(context) ?? removeThem(context)

/** Returns a repair for a space. A space next to a line break is removed with it; any other gets `repair`. */
export function unlessIndentation(repair: Repair): Repair {
  return context => removeIndentedBreak(context) ?? repair(context)
}

/** Returns null if the marked white space does not contain both spaces and tabs or line breaks. */
function removeIndentedBreak(context: RepairContext): readonly Proposal[] | null {
  const span = whiteSpaceAround(context)
  if (span.end - span.start > maxIndentation) return null
  const text = context.input.slice(span.start, span.end)
  if (!text.includes(' ') || !/[\t\n\r]/.test(text)) return null
  const title = /[\n\r]/.test(text)
    ? 'Remove the line break and the spaces'
    : 'Remove the white space'
  return [replaceSpan(context, title, '', span)]
}

function whiteSpaceAround({ input, issue }: RepairContext): Span {
  let { start, end } = issue.span
  const first = start - maxIndentation
  const last = end + maxIndentation
  while (start > first && isWhiteSpace(input.charAt(start - 1))) start--
  while (end < last && isWhiteSpace(input.charAt(end))) end++
  return { start, end }
}

function isWhiteSpace(character: string): boolean {
  return /[ \t\n\r]/.test(character)
}
