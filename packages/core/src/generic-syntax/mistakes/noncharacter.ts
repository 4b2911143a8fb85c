import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from './mistake.ts'

export const noncharacter = {
  code: 'noncharacter',
  since: '0.1.0',
  message:
    'The {{component}} contains {{text}}, which Unicode reserves and never assigns to a character.',
  why: 'Noncharacters are not for interchange, and the grammar does not take them.',
  repair: percentEncode,
} as const satisfies Mistake
