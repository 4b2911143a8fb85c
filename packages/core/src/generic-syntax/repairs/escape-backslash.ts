import type { Repair } from '../../fix.ts'
import { percentEncode } from '../../fixes/percent-encode.ts'
import { replaceBackslash } from '../../fixes/replace-backslash.ts'

/** Percent-encodes the marked backslashes, or makes slashes of them. */
export const escapeBackslash: Repair = context => [
  ...percentEncode(context),
  ...replaceBackslash(context),
]
