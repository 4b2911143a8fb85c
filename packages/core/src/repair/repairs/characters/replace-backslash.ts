import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Writes each marked backslash as a slash. */
export const replaceBackslash: Repair = context => {
  const slashes = spanText(context).replaceAll('\\', '/')
  const title = slashes.length === 1 ? 'Replace with /' : 'Replace with slashes'
  return [replaceSpan(context, title, slashes)]
}
