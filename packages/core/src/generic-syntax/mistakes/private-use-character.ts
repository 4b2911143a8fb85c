import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from './mistake.ts'

export const privateUseCharacter = {
  code: 'private-use-character',
  since: '0.1.0',
  message: 'The {{component}} contains the private-use character {{text}}.',
  why: 'What it means is agreed between a few programs only, so it may not be written as itself here.',
  repair: percentEncode,
} as const satisfies Mistake
