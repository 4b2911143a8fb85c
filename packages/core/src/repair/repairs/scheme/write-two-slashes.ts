import type { Repair } from '../../repair.ts'
import { anyOf } from '../any-of.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Replaces the slashes and backslashes before the authority, where the issue ends, with `//`. */
export const writeTwoSlashes: Repair = context => {
  const { input, issue, result } = context
  const { end } = issue.span
  let start = end
  while (start > 0 && '/\\\t\n\r'.includes(input.charAt(start - 1))) start--
  while (start < end && '\t\n\r'.includes(input.charAt(start))) start++
  const { scheme } = result.components
  const before = scheme === null ? '' : `${spanText(context, scheme).toLowerCase()}:`
  return [replaceSpan(context, `Change to ${before}//`, '//', { start, end })]
}

/** Proposes `//`, and then the URL as it is read with a base of the same scheme: without its scheme. */
export const writeSlashesOrRelative: Repair = anyOf(writeTwoSlashes, context => {
  const [, { length: start } = '', scheme] = /^([\0- ]*)(https?:|file:)/i.exec(context.input) ?? []
  if (scheme === undefined) return []
  const span = { start, end: start + scheme.length }
  return [replaceSpan(context, `Remove ${scheme.toLowerCase()}`, '', span)]
})
