import type { Span } from '../../../text/span.ts'
import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { remove } from './remove.ts'

/** More white space than this is not indentation, and examining it from each of its lines would take long. */
const maxIndentation = 200

const removeThem = remove()

/**
 * Removes tabs and line breaks, as parsers do. With spaces beside them, a long URL is broken over lines
 * and indented: parsers would keep the indentation, which its author did not mean.
 */
export const removeBreak: Repair = context => removeIndentedBreak(context) ?? removeThem(context)

/** The repair of a space: one beside a line break goes with it, and is not encoded. */
export function unlessIndentation(repair: Repair): Repair {
  return context => removeIndentedBreak(context) ?? repair(context)
}

/** Null where the marked white space is not tabs or line breaks and spaces together. */
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
  return character !== '' && ' \t\n\r'.includes(character)
}
