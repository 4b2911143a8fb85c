import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedBrace = {
  code: 'unescaped-brace',
  since: '0.1.0',
  message: 'The {{component}} contains a brace that is not percent-encoded.',
  why: 'Braces mark placeholders in URI templates, so the grammar does not take them; a template that was not filled in looks like this too.',
  repair: percentEncode,
} as const satisfies Mistake
