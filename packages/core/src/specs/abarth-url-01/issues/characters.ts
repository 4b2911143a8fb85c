import type { IssueDefinition } from '../../../contract/issue-definition.ts'
import {
  controlCharacter,
  loneSurrogate,
  nonAsciiCharacter,
  noncharacter,
  privateUseCharacter,
  unescapedAngleBracket,
  unescapedBacktick,
  unescapedBrace,
  unescapedBracket,
  unescapedCaret,
  unescapedPipe,
  unescapedQuote,
  unescapedSpace,
} from '../../../generic-syntax/mistakes/characters.ts'
import { defineIssue, section } from '../define-issue.ts'

/** Characters that no URL may have unescaped. */
const rows: readonly IssueDefinition[] = [
  {
    ...unescapedSpace,
    clause: section('5.4'),
    examples: [{ url: 'http://example.com/a« »b', fixed: 'http://example.com/a%20b' }],
  },
  { ...unescapedQuote, clause: section('5.4') },
  { ...unescapedAngleBracket, clause: section('5.5') },
  {
    ...unescapedBracket,
    clause: section('5.2'),
    examples: [{ url: 'http://«[»u@example.com/', fixed: 'http://%5Bu@example.com/' }],
  },
  { ...unescapedCaret, clause: section('5.4') },
  { ...unescapedBacktick, clause: section('5.4') },
  { ...unescapedBrace, clause: section('5.4') },
  { ...unescapedPipe, clause: section('5.4') },
  { ...controlCharacter, clause: section('5.4') },
  { ...nonAsciiCharacter, clause: section('5.4') },
  { ...privateUseCharacter, clause: section('5.4') },
  { ...noncharacter, clause: section('5.4') },
  { ...loneSurrogate, clause: section('5.4') },
]

export const characters = rows.map(row => defineIssue(row))
