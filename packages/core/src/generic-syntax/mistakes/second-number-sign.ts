import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from './mistake.ts'

export const secondNumberSign = {
  code: 'second-number-sign',
  since: '0.1.0',
  message: 'The fragment contains a second #.',
  why: 'The first # ends the rest of the reference and begins the fragment; the grammar takes no other.',
  repair: percentEncode,
} as const satisfies Mistake
