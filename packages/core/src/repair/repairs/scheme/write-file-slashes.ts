import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/**
 * Completes the slashes after `file:`, where the issue starts. Fewer than two slashes start a path, so the host is
 * empty: `file:///`.
 */
export const writeFileSlashes: Repair = context => {
  const { input, issue } = context
  const { start } = issue.span
  const pattern = /(?:[\t\n\r]*[/\\]){0,2}/y
  pattern.lastIndex = start
  const written = pattern.exec(input)?.[0] ?? ''
  const slashes = written.replaceAll(/[\t\n\r]/g, '').length === 2 ? '//' : '///'
  const span = { start, end: start + written.length }
  return [replaceSpan(context, `Change to file:${slashes}`, slashes, span)]
}
