import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Removes the marked hyphen with those beside it: what is left begins and ends without one. */
export const removeHyphens: Repair = context => {
  const { input, issue } = context
  let { start, end } = issue.span
  while (start > 0 && input.charAt(start - 1) === '-') start--
  while (input.charAt(end) === '-') end++
  const areSeveral = end - start > issue.span.end - issue.span.start
  return [
    replaceSpan(context, areSeveral ? 'Remove the hyphens' : 'Remove the hyphen', '', {
      start,
      end,
    }),
  ]
}
