import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Removes the leading zeros of the marked number. */
export const stripZeros: Repair = context => {
  const number = spanText(context)
  const stripped = number.replace(/^0+(?=[\da-f])/i, '')
  return stripped === number ? [] : [replaceSpan(context, `Replace with ${stripped}`, stripped)]
}
