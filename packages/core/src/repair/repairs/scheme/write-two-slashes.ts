import type { Repair } from '../../repair.ts'
import { anyOf } from '../any-of.ts'
import { replaceSpan } from '../replace-span.ts'

/** Replaces the slashes and backslashes before the authority, where the issue ends, with `//`. */
export const writeTwoSlashes: Repair = context => {
  const { input, issue } = context
  const { end } = issue.span
  let start = end
  while (start > 0 && '/\\\t\n\r'.includes(input.charAt(start - 1))) start--
  while (start < end && '\t\n\r'.includes(input.charAt(start))) start++
  const { scheme } = issue.params
  const title = scheme === undefined || scheme === '' ? 'Change to //' : `Change to ${scheme}://`
  return [replaceSpan(context, title, '//', { start, end })]
}

/** Proposes `//`, and then the URL as it is read with a base of the same scheme: without its scheme. */
export const writeSlashesOrRelative: Repair = anyOf(writeTwoSlashes, context => {
  const { input, issue } = context
  const scheme = `${issue.params.scheme}:`
  const start = input.toLowerCase().indexOf(scheme)
  const { end } = issue.span
  if (start < 0 || end < start + scheme.length || !/^(?:https?|file):$/.test(scheme)) return []
  return [replaceSpan(context, `Remove ${scheme}`, '', { start, end: start + scheme.length })]
})
