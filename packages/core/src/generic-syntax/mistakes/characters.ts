import { percentEncode } from '../../repair/repairs/characters/percent-encode.ts'
import { escapeBackslash } from '../repairs/escape-backslash.ts'
import { escapeOrRemoveMarked } from '../repairs/escape-or-remove-marked.ts'
import { escapePercent } from '../repairs/escape-percent.ts'
import type { Mistake } from './mistake.ts'

export const unescapedSpace = {
  code: 'unescaped-space',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a space that is not percent-encoded.',
  why: 'A space ends a URL in text, headers and lists. Programs that follow the grammar reject the reference or cut it off here.',
  repair: percentEncode,
  examples: [
    { url: 'https://example.com/a« »b', fixed: 'https://example.com/a%20b' },
    { url: '?q=a« »b', fixed: '?q=a%20b' },
  ],
} as const satisfies Mistake

export const unescapedQuote = {
  code: 'unescaped-quote',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a double quote that is not percent-encoded.',
  why: 'A double quote ends the attribute or string around a URL, so the grammar does not allow it.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«"»a', fixed: 'https://example.com/%22a' }],
} as const satisfies Mistake

export const unescapedAngleBracket = {
  code: 'unescaped-angle-bracket',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains an angle bracket that is not percent-encoded.',
  why: 'Angle brackets delimit URLs in text and elements in markup, so the grammar does not allow them.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/?q=«<»a', fixed: 'https://example.com/?q=%3Ca' }],
} as const satisfies Mistake

export const unescapedBracket = {
  code: 'unescaped-bracket',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a square bracket that is not percent-encoded.',
  why: 'The grammar reserves `[` and `]` for IP addresses in the host. Strict programs reject them elsewhere.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/?a«[]»=1', fixed: 'https://example.com/?a%5B%5D=1' }],
} as const satisfies Mistake

export const unescapedBackslash = {
  code: 'unescaped-backslash',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a backslash that is not percent-encoded.',
  why: 'Browsers read a backslash as a slash, but programs that follow the grammar do not, so the two may go to different places.',
  repair: escapeBackslash,
  examples: [
    { url: 'http://good.example«\\»@evil.example/', fixed: 'http://good.example%5C@evil.example/' },
    { url: 'images«\\»a.png', fixed: 'images%5Ca.png' },
  ],
} as const satisfies Mistake

export const unescapedCaret = {
  code: 'unescaped-caret',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a `^` that is not percent-encoded.',
  why: 'The grammar does not allow this character. Programs that follow it reject the reference, and others repair it in their own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/a«^»b', fixed: 'https://example.com/a%5Eb' }],
} as const satisfies Mistake

export const unescapedBacktick = {
  code: 'unescaped-backtick',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a backtick that is not percent-encoded.',
  why: 'The grammar does not allow this character. Programs that follow it reject the reference, and others repair it in their own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«`»a', fixed: 'https://example.com/%60a' }],
} as const satisfies Mistake

export const unescapedBrace = {
  code: 'unescaped-brace',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a brace that is not percent-encoded.',
  why: 'Braces mark placeholders in URI templates, so the grammar does not allow them. A template that was not filled in looks like this too.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
} as const satisfies Mistake

export const unescapedPipe = {
  code: 'unescaped-pipe',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a `|` that is not percent-encoded.',
  why: 'The grammar does not allow this character. Programs that follow it reject the reference, and others repair it in their own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/a«|»b', fixed: 'https://example.com/a%7Cb' }],
} as const satisfies Mistake

export const secondNumberSign = {
  code: 'second-number-sign',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The fragment contains a second `#`.',
  why: 'The first `#` starts the fragment. The grammar does not allow another one.',
  repair: percentEncode,
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
} as const satisfies Mistake

export const strayPercent = {
  code: 'stray-percent',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a `%` that is not followed by two hexadecimal digits.',
  why: 'A `%` starts a percent-encoded byte. Each program reads a lone `%` in its own way.',
  repair: escapePercent,
  examples: [
    { url: 'https://example.com/100«%»', fixed: 'https://example.com/100%25' },
    { url: 'https://example.com/«%zz»', fixed: 'https://example.com/%25zz' },
  ],
} as const satisfies Mistake

export const controlCharacter = {
  code: 'control-character',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a control character: {{text}}.',
  why: 'Control characters are invisible, and each program drops, keeps or rejects them in its own way.',
  repair: escapeOrRemoveMarked,
  examples: [{ url: 'https://example.com/a«\t»b', fixed: 'https://example.com/a%09b' }],
} as const satisfies Mistake

export const nonAsciiCharacter = {
  code: 'non-ascii-character',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which is not ASCII.',
  why: 'Programs that accept only ASCII reject the reference, or guess how to encode the character.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/caf«é»', fixed: 'https://example.com/caf%C3%A9' }],
} as const satisfies Mistake

export const privateUseCharacter = {
  code: 'private-use-character',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a private-use character: {{text}}.',
  why: 'Only a few programs agree on its meaning, so it is not allowed here unless it is percent-encoded.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uE000»', fixed: 'https://example.com/%EE%80%80' }],
} as const satisfies Mistake

export const noncharacter = {
  code: 'noncharacter',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a noncharacter: {{text}}.',
  why: 'Unicode reserves noncharacters for use inside programs, and the grammar does not allow them.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
} as const satisfies Mistake

export const loneSurrogate = {
  code: 'lone-surrogate',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains half of a surrogate pair, which is not a character.',
  why: 'It cannot be encoded. Programs send U+FFFD instead, which marks lost text.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
} as const satisfies Mistake
