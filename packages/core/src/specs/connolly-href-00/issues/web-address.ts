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
import {
  backslashTurnedSlash,
  domainInvalid,
  hostNotUtf8,
  nonAsciiQuery,
  outerSpace,
  schemeWithAuthority,
} from '../../../web-address/mistakes.ts'
import { defineIssue } from '../define-issue.ts'

const section = (number: string) =>
  `https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-${number}`

/** Strings that are not Web addresses, or cannot be parsed or resolved. */
const rows: readonly IssueDefinition[] = [
  { ...unescapedSpace, clause: section('2') },
  { ...unescapedQuote, clause: section('2') },
  { ...unescapedAngleBracket, clause: section('2') },
  { ...unescapedBracket, clause: section('2') },
  {
    ...unescapedBackslash,
    clause: section('2'),
    examples: [{ url: 'images«\\»a.png', fixed: 'images%5Ca.png' }],
  },
  { ...unescapedCaret, clause: section('2') },
  { ...unescapedBacktick, clause: section('2') },
  { ...unescapedBrace, clause: section('2') },
  { ...unescapedPipe, clause: section('2') },
  { ...secondNumberSign, clause: section('2') },
  { ...strayPercent, clause: section('2') },
  { ...controlCharacter, clause: section('2') },
  {
    ...nonAsciiCharacter,
    clause: section('2'),
    examples: [{ url: 'https://example.com/«\uFFF0»', fixed: 'https://example.com/%EF%BF%B0' }],
  },
  { ...privateUseCharacter, clause: section('2') },
  { ...noncharacter, clause: section('2') },
  { ...loneSurrogate, clause: section('2') },
  {
    ...invalidBase,
    clause: section('4'),
    message: 'The base URL is not an absolute URL.',
    why: 'A relative reference can only be resolved against an absolute URL.',
  },
  { ...colonInFirstSegment, clause: section('3') },
  { ...secondAtSign, clause: section('3') },
  { ...ipLiteralInvalid, clause: section('3') },
  { ...portInvalid, clause: section('3') },
  { ...backslashTurnedSlash, clause: section('2') },
  {
    ...outerSpace,
    clause: section('2'),
    message: 'There is white space before or after the Web address.',
  },
  { ...nonAsciiQuery, clause: section('2') },
  { ...domainInvalid, clause: section('4') },
  { ...hostNotUtf8, clause: section('4') },
  { ...schemeWithAuthority, clause: section('4') },
]

export const webAddress = rows.map(row => defineIssue(row))
