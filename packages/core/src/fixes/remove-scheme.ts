import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'

/**
 * Removes the marked scheme from a URL that is relative in spite of it. What follows may look like
 * a scheme itself, or begin with a space; `./` keeps it a path.
 */
export const removeScheme: Repair = context => {
  const scheme = `${context.issue.params.scheme}:`
  return [
    replaceSpan(context, `Remove ${scheme}`, ''),
    replaceSpan(context, `Write ./ instead of ${scheme}`, './'),
    replaceSpan(context, `Write ${scheme}//`, `${scheme}//`),
  ]
}
