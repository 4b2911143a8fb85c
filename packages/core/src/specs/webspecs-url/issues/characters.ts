import type { IssueDefinition } from '../../../contract/issue-definition.ts'
import {
  controlCharacter,
  loneSurrogate,
  noncharacter,
  secondNumberSign,
  strayPercent,
  unescapedAngleBracket,
  unescapedBackslash,
  unescapedBacktick,
  unescapedBrace,
  unescapedBracket,
  unescapedCaret,
  unescapedPipe,
  unescapedQuote,
  unescapedSpace,
} from '../../../generic-syntax/mistakes/characters.ts'
import { defineIssue, lines } from '../define-issue.ts'

/** Characters that no URL may have unescaped. */
const rows: readonly IssueDefinition[] = [
  {
    ...unescapedSpace,
    clause: lines('L1694-L1696'),
    examples: [{ url: 'http://example.com/a« »b', fixed: 'http://example.com/a%20b' }],
  },
  { ...unescapedQuote, clause: lines('L1694-L1696') },
  { ...unescapedAngleBracket, clause: lines('L1694-L1696') },
  { ...unescapedBracket, clause: lines('L1694-L1696') },
  {
    ...unescapedBackslash,
    clause: lines('L1694-L1696'),
    examples: [{ url: 'http://example.com/?a«\\»b', fixed: 'http://example.com/?a%5Cb' }],
  },
  { ...unescapedCaret, clause: lines('L1694-L1696') },
  { ...unescapedBacktick, clause: lines('L1694-L1696') },
  { ...unescapedBrace, clause: lines('L1694-L1696') },
  { ...unescapedPipe, clause: lines('L1694-L1696') },
  {
    ...secondNumberSign,
    clause: lines('L1356-L1358'),
    examples: [{ url: 'http://example.com/#a«#»b', fixed: 'http://example.com/#a%23b' }],
  },
  {
    ...strayPercent,
    clause: lines('L1698-L1700'),
    examples: [{ url: 'http://example.com/100«%»', fixed: 'http://example.com/100%25' }],
  },
  {
    ...controlCharacter,
    clause: lines('L1694-L1696'),
    examples: [{ url: 'http://example.com/a«\x01»b', fixed: 'http://example.com/a%01b' }],
  },
  { ...noncharacter, clause: lines('L1694-L1696') },
  { ...loneSurrogate, clause: lines('L1694-L1696') },
]

export const characters = rows.map(row => defineIssue({ ...row, specName: 'conformance error' }))
