import { escapeOrRemoveMarked } from '../repairs/escape-or-remove-marked.ts'
import type { Mistake } from './mistake.ts'

export const controlCharacter = {
  code: 'control-character',
  since: '0.1.0',
  message: 'The {{component}} contains the control character {{text}}.',
  why: 'Control characters cannot be seen, and each program drops, keeps or refuses them in its own way.',
  repair: escapeOrRemoveMarked,
} as const satisfies Mistake
