import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/**
 * Removes the marked scheme from a URL that is relative in spite of it. What follows may look like
 * a scheme itself, or begin with a space; `./` keeps it a path, and `/` a drive letter.
 */
export const removeScheme: Repair = context => {
  const { input, issue } = context
  const { start, end } = issue.span
  const scheme = `${issue.params.scheme}:`
  const pattern = /(?:[\t\n\r]*[/\\]){0,2}/y
  pattern.lastIndex = end
  const slashes = pattern.exec(input)?.[0] ?? ''
  const span = { start, end: end + slashes.length }
  const written = slashes.replaceAll('\\', '/').replaceAll(/[\t\n\r]/g, '')
  return [
    replaceSpan(context, `Remove ${scheme}`, written, span),
    replaceSpan(context, `Write ./ instead of ${scheme}`, './'),
    replaceSpan(context, `Write / instead of ${scheme}`, '/'),
    replaceSpan(context, `Write ${scheme}//`, `${scheme}//`),
  ]
}
