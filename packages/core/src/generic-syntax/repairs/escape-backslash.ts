import type { Repair } from '../../repair/repair.ts'
import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import { replaceBackslash } from '../../repair/repairs/characters/replace-backslash.ts'

/** Percent-encodes the marked backslashes, or makes slashes of them. */
export const escapeBackslash: Repair = context => [
  ...percentEncode(context),
  ...replaceBackslash(context),
]
