import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Writes each marked `@` of a user name or password as `%40`. */
export const encodeAtSign: Repair = context => [
  replaceSpan(context, 'Percent-encode as %40', '%40'.repeat(spanText(context).length)),
]
