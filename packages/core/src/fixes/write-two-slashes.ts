import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/**
 * Writes `//` in place of whatever slashes and backslashes stand before the authority, at which
 * the issue ends.
 */
export const writeTwoSlashes: Repair = context => {
  const { input, issue } = context
  const { end } = issue.span
  let start = end
  while (start > 0 && '/\\\t\n\r'.includes(input.charAt(start - 1))) start--
  while (start < end && '\t\n\r'.includes(input.charAt(start))) start++
  const { scheme } = issue.params
  const title = scheme === undefined || scheme === '' ? 'Write //' : `Write ${scheme}://`
  return [replaceSpan(context, title, '//', { start, end })]
}
