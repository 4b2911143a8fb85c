import type { Repair } from '../../repair/repair.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

/** Percent-encodes the `&` that ends a password. */
export const encodeAmpersand: Repair = context => [
  replaceSpan(context, 'Percent-encode as %26', '%26'),
]
