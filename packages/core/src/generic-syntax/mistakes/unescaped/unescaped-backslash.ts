import { escapeBackslash } from '../../repairs/escape-backslash.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedBackslash = {
  code: 'unescaped-backslash',
  since: '0.1.0',
  message: 'The {{component}} contains a backslash that is not percent-encoded.',
  why: 'Browsers read a backslash as a slash, software that follows the grammar does not: the two may go to different places.',
  repair: escapeBackslash,
} as const satisfies Mistake
