import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedCaret = {
  code: 'unescaped-caret',
  since: '0.1.0',
  message: 'The {{component}} contains a ^ that is not percent-encoded.',
  why: 'Only some ASCII characters may be written as themselves. Software that follows the grammar refuses the reference, other software repairs it in its own way.',
  repair: percentEncode,
} as const satisfies Mistake
