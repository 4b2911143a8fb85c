import type { IssueDefinition } from '../../../contract/issue-definition.ts'
import {
  controlCharacter,
  loneSurrogate,
  nonAsciiCharacter,
  noncharacter,
  privateUseCharacter,
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
import {
  colonInFirstSegment,
  invalidBase,
  ipLiteralInvalid,
  portInvalid,
  secondAtSign,
} from '../../../generic-syntax/mistakes/parts.ts'
import { defineIssue } from '../define-issue.ts'

const section = (number: string) => `https://www.rfc-editor.org/rfc/rfc3986#section-${number}`

/** What does not match the grammar, and the sections that say so. */
const rows: readonly IssueDefinition[] = [
  { ...unescapedSpace, clause: section('2') },
  { ...unescapedQuote, clause: section('2') },
  { ...unescapedAngleBracket, clause: section('2') },
  { ...unescapedBracket, clause: section('3.2.2') },
  { ...unescapedBackslash, clause: section('2') },
  { ...unescapedCaret, clause: section('2') },
  { ...unescapedBacktick, clause: section('2') },
  { ...unescapedBrace, clause: section('2') },
  { ...unescapedPipe, clause: section('2') },
  { ...secondNumberSign, clause: section('3.5') },
  { ...strayPercent, clause: section('2.1') },
  { ...controlCharacter, clause: section('2') },
  { ...nonAsciiCharacter, clause: section('2') },
  { ...privateUseCharacter, clause: section('2') },
  { ...noncharacter, clause: section('2') },
  { ...loneSurrogate, clause: section('2') },
  { ...invalidBase, clause: section('5.1') },
  { ...colonInFirstSegment, clause: section('4.2') },
  { ...secondAtSign, clause: section('3.2.1') },
  { ...ipLiteralInvalid, clause: section('3.2.2') },
  { ...portInvalid, clause: section('3.2.3') },
]

export const genericSyntax = rows.map(row => defineIssue(row))
