import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedAngleBracket = {
  code: 'unescaped-angle-bracket',
  since: '0.1.0',
  message: 'The {{component}} contains an angle bracket that is not percent-encoded.',
  why: 'Angle brackets delimit URLs in running text and elements in markup, so the grammar does not take them.',
  repair: percentEncode,
} as const satisfies Mistake
