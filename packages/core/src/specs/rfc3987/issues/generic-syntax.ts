import type { IssueDefinition } from '../../../contract/issue-definition.ts'
import {
  controlCharacter,
  loneSurrogate,
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

const uri = (section: string) => `https://www.rfc-editor.org/rfc/rfc3986#section-${section}`
const iri = (section: string) => `https://www.rfc-editor.org/rfc/rfc3987#section-${section}`

/** What does not match the grammar, which is that of RFC 3986 but for the characters. */
const rows: readonly IssueDefinition[] = [
  { ...unescapedSpace, clause: uri('2') },
  { ...unescapedQuote, clause: uri('2') },
  { ...unescapedAngleBracket, clause: uri('2') },
  { ...unescapedBracket, clause: uri('3.2.2') },
  { ...unescapedBackslash, clause: uri('2') },
  { ...unescapedCaret, clause: uri('2') },
  { ...unescapedBacktick, clause: uri('2') },
  { ...unescapedBrace, clause: uri('2') },
  { ...unescapedPipe, clause: uri('2') },
  { ...secondNumberSign, clause: uri('3.5') },
  { ...strayPercent, clause: uri('2.1') },
  { ...controlCharacter, clause: iri('2.2') },
  { ...privateUseCharacter, clause: iri('2.2') },
  { ...noncharacter, clause: iri('2.2') },
  { ...loneSurrogate, clause: iri('2.2') },
  { ...invalidBase, clause: uri('5.1') },
  { ...colonInFirstSegment, clause: uri('4.2') },
  { ...secondAtSign, clause: uri('3.2.1') },
  { ...ipLiteralInvalid, clause: uri('3.2.2') },
  { ...portInvalid, clause: uri('3.2.3') },
]

export const genericSyntax = rows.map(row => defineIssue(row))
