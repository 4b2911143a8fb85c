import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/**
 * Completes the slashes behind `file:`, at which the issue stands. Fewer than two begin a path, so
 * that the host is empty: `file:///`. Where the base is a file URL too, that would drop its host
 * and directory; there the scheme goes instead.
 */
export const writeFileSlashes: Repair = context => {
  const { input, issue, result } = context
  const { start } = issue.span
  const pattern = /(?:[\t\n\r]*[/\\]){0,2}/y
  pattern.lastIndex = start
  const slashes = pattern.exec(input)?.[0] ?? ''
  const end = start + slashes.length
  if (slashes.replaceAll(/[\t\n\r]/g, '').length === 2) {
    return [replaceSpan(context, 'Write file://', '//', { start, end })]
  }
  const whole = { start: result.components.scheme?.start ?? 0, end: start }
  return [
    replaceSpan(context, 'Write file:///', '///', { start, end }),
    replaceSpan(context, 'Remove file:', '', whole),
    replaceSpan(context, 'Write ./ instead of file:', './', whole),
  ]
}
