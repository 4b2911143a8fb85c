import type { IssueDefinition } from '../contract/issue-definition.ts'
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
} from '../generic-syntax/mistakes/characters.ts'
import {
  colonInFirstSegment,
  invalidBase,
  ipLiteralInvalid,
  portInvalid,
  secondAtSign,
} from '../generic-syntax/mistakes/parts.ts'
import {
  backslashTurnedSlash,
  domainInvalid,
  hostNotUtf8,
  hostStrayPercent,
  nonAsciiQuery,
  outerSpace,
  schemeWithAuthority,
} from './mistakes.ts'

/**
 * What is not a valid URL, or cannot be parsed or resolved, in the two editions of HTML5.
 *
 * @param clause The address of the part of the edition with an id.
 */
export const html5Issues = (clause: (id: string) => string): readonly IssueDefinition[] => [
  { ...unescapedSpace, clause: clause('valid-url') },
  { ...unescapedQuote, clause: clause('valid-url') },
  { ...unescapedAngleBracket, clause: clause('valid-url') },
  { ...unescapedBracket, clause: clause('valid-url') },
  {
    ...unescapedBackslash,
    clause: clause('valid-url'),
    examples: [{ url: 'images«\\»a.png', fixed: 'images%5Ca.png' }],
  },
  { ...unescapedCaret, clause: clause('valid-url') },
  { ...unescapedBacktick, clause: clause('valid-url') },
  { ...unescapedBrace, clause: clause('valid-url') },
  { ...unescapedPipe, clause: clause('valid-url') },
  { ...secondNumberSign, clause: clause('valid-url') },
  { ...strayPercent, clause: clause('valid-url') },
  { ...controlCharacter, clause: clause('valid-url') },
  {
    ...nonAsciiCharacter,
    clause: clause('valid-url'),
    examples: [{ url: 'https://example.com/«\uFFF0»', fixed: 'https://example.com/%EF%BF%B0' }],
  },
  { ...privateUseCharacter, clause: clause('valid-url') },
  { ...noncharacter, clause: clause('valid-url') },
  { ...loneSurrogate, clause: clause('valid-url') },
  {
    ...invalidBase,
    clause: clause('resolve-a-url'),
    message: 'The base URL is not an absolute URL.',
    why: 'A relative reference can only be resolved against an absolute URL.',
  },
  { ...colonInFirstSegment, clause: clause('parse-a-url') },
  { ...secondAtSign, clause: clause('parse-a-url') },
  {
    ...ipLiteralInvalid,
    clause: clause('valid-url'),
    kind: 'conformance-error',
    examples: [{ url: 'http://[«g»oogle.com]/', also: ['domain-invalid'] }],
  },
  { ...portInvalid, clause: clause('parse-a-url') },
  { ...backslashTurnedSlash, clause: clause('valid-url') },
  { ...outerSpace, clause: clause('valid-url') },
  { ...nonAsciiQuery, clause: clause('valid-url') },
  { ...domainInvalid, clause: clause('resolve-a-url') },
  { ...hostNotUtf8, clause: clause('resolve-a-url') },
  { ...hostStrayPercent, clause: clause('parse-a-url') },
  { ...schemeWithAuthority, clause: clause('resolve-a-url') },
]
