import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import type { Mistake } from '../mistake.ts'

export const unescapedBracket = {
  code: 'unescaped-bracket',
  since: '0.1.0',
  message: 'The {{component}} contains a square bracket that is not percent-encoded.',
  why: 'The grammar keeps [ and ] for IP addresses in the host; strict software refuses them elsewhere.',
  repair: percentEncode,
} as const satisfies Mistake
