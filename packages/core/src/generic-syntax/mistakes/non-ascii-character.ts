import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from './mistake.ts'

export const nonAsciiCharacter = {
  code: 'non-ascii-character',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which is not ASCII.',
  why: 'Software that takes only ASCII refuses the reference, or guesses how to encode the character.',
  repair: percentEncode,
} as const satisfies Mistake
