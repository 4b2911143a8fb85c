import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from './mistake.ts'

export const loneSurrogate = {
  code: 'lone-surrogate',
  since: '0.1.0',
  message: 'The {{component}} contains half of a surrogate pair, which is no character.',
  why: 'It cannot be encoded: what is sent in its place is U+FFFD, the sign of lost text.',
  repair: percentEncode,
} as const satisfies Mistake
