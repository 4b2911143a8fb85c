import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedSpace = {
  code: 'unescaped-space',
  since: '0.1.0',
  message: 'The {{component}} contains a space that is not percent-encoded.',
  why: 'A space ends a URL in running text, in headers and in lists. Software that follows the grammar refuses the reference or cuts it here.',
  repair: percentEncode,
} as const satisfies Mistake
