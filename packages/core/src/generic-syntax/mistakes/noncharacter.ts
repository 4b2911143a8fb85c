import { escapeMarked } from '../repairs/escape-marked.ts'
import type { Mistake } from './mistake.ts'

export const noncharacter = {
  code: 'noncharacter',
  since: '0.1.0',
  message:
    'The {{component}} contains {{text}}, which Unicode reserves and never assigns to a character.',
  why: 'Noncharacters are not for interchange, and the grammar does not take them.',
  repair: escapeMarked,
} as const satisfies Mistake
