import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Puts the marked IPv6 address in brackets. */
export const writeBrackets: Repair = context => [
  replaceSpan(context, 'Put the IPv6 address in brackets', `[${spanText(context)}]`),
]
