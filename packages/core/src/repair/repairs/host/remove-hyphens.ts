import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Removes the marked hyphen and those next to it, so that the rest does not begin or end with a hyphen. */
export const removeHyphens: Repair = context => {
  const { input, issue } = context
  let { start, end } = issue.span
  while (input.charAt(start - 1) === '-') start--
  while (input.charAt(end) === '-') end++
  const areSeveral = end - start > issue.span.end - issue.span.start
  return [
    replaceSpan(context, areSeveral ? 'Remove the hyphens' : 'Remove the hyphen', '', {
      start,
      end,
    }),
  ]
}
