import type { Repair } from '../repair.ts'
import { replaceSpan } from './replace-span.ts'

/** Removes the marked credentials, which end with their `@`. */
export const removeCredentials: Repair = context => [
  replaceSpan(context, 'Remove the user name and password', ''),
]

/**
 * Repairs credentials without a host after them, where the `@` or a slash after it is unwanted:
 * `https://@/example.com`, `https://example.com@/`. The issue is after the `@`.
 */
export const separateCredentials: Repair = context => {
  const { input, issue, result } = context
  const { end } = issue.span
  const start = result.components.username?.start
  if (start === undefined) return []
  const slashes = /^[\\/]*/.exec(input.slice(end, end + 8))?.[0].length ?? 0
  const isEmpty = end - start === 1
  const slash = slashes > 0 ? ' and the slash' : ''
  const what = isEmpty ? 'the @' : 'the user name and password'
  return [
    ...(isEmpty ? [] : [replaceSpan(context, 'Remove the @', '', { start: end - 1, end })]),
    replaceSpan(context, `Remove ${what}${slash}`, '', { start, end: end + slashes }),
  ]
}
