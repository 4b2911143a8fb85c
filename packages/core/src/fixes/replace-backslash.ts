import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** Writes each marked backslash as a slash. */
export const replaceBackslash: Repair = context => {
  const slashes = spanText(context).replaceAll('\\', '/')
  return [replaceSpan(context, `Write ${slashes.length === 1 ? 'it' : 'them'} as /`, slashes)]
}
