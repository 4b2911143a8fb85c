import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Writes the missing colon after the marked scheme, in place of a semicolon: `https//example.com/`, `https;//…`. */
export const writeColon: Repair = context => {
  const { end } = context.issue.span
  const span = { start: end, end: context.input.charAt(end) === ';' ? end + 1 : end }
  return [replaceSpan(context, `Change to ${spanText(context)}://`, ':', span)]
}
