import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedQuote = {
  code: 'unescaped-quote',
  since: '0.1.0',
  message: 'The {{component}} contains a quotation mark that is not percent-encoded.',
  why: 'A quotation mark ends the attribute or the string that a URL is usually written in, so the grammar does not take it.',
  repair: percentEncode,
} as const satisfies Mistake
