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
  why: 'A space ends a URL in running text, in headers and in lists. Software that follows the grammar refuses the reference or cuts it here.',
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
  message: 'The {{component}} contains a quotation mark that is not percent-encoded.',
  why: 'A quotation mark ends the attribute or the string that a URL is usually written in, so the grammar does not take it.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«"»a', fixed: 'https://example.com/%22a' }],
} as const satisfies Mistake

export const unescapedAngleBracket = {
  code: 'unescaped-angle-bracket',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains an angle bracket that is not percent-encoded.',
  why: 'Angle brackets delimit URLs in running text and elements in markup, so the grammar does not take them.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/?q=«<»a', fixed: 'https://example.com/?q=%3Ca' }],
} as const satisfies Mistake

export const unescapedBracket = {
  code: 'unescaped-bracket',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a square bracket that is not percent-encoded.',
  why: 'The grammar keeps [ and ] for IP addresses in the host; strict software refuses them elsewhere.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/?a«[]»=1', fixed: 'https://example.com/?a%5B%5D=1' }],
} as const satisfies Mistake

export const unescapedBackslash = {
  code: 'unescaped-backslash',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a backslash that is not percent-encoded.',
  why: 'Browsers read a backslash as a slash, software that follows the grammar does not: the two may go to different places.',
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
  message: 'The {{component}} contains a ^ that is not percent-encoded.',
  why: 'Only some ASCII characters may be written as themselves. Software that follows the grammar refuses the reference, other software repairs it in its own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/a«^»b', fixed: 'https://example.com/a%5Eb' }],
} as const satisfies Mistake

export const unescapedBacktick = {
  code: 'unescaped-backtick',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a backtick that is not percent-encoded.',
  why: 'Only some ASCII characters may be written as themselves. Software that follows the grammar refuses the reference, other software repairs it in its own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«`»a', fixed: 'https://example.com/%60a' }],
} as const satisfies Mistake

export const unescapedBrace = {
  code: 'unescaped-brace',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a brace that is not percent-encoded.',
  why: 'Braces mark placeholders in URI templates, so the grammar does not take them; a template that was not filled in looks like this too.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' }],
} as const satisfies Mistake

export const unescapedPipe = {
  code: 'unescaped-pipe',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a | that is not percent-encoded.',
  why: 'Only some ASCII characters may be written as themselves. Software that follows the grammar refuses the reference, other software repairs it in its own way.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/a«|»b', fixed: 'https://example.com/a%7Cb' }],
} as const satisfies Mistake

export const secondNumberSign = {
  code: 'second-number-sign',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The fragment contains a second #.',
  why: 'The first # ends the rest of the reference and begins the fragment; the grammar takes no other.',
  repair: percentEncode,
  examples: [{ url: '#a«#»b', fixed: '#a%23b' }],
} as const satisfies Mistake

export const strayPercent = {
  code: 'stray-percent',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains a % that no two hexadecimal digits follow.',
  why: 'A % begins a percent-encoded octet. Whether a lone one stands for itself is up to the program that reads it.',
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
  message: 'The {{component}} contains the control character {{text}}.',
  why: 'Control characters cannot be seen, and each program drops, keeps or refuses them in its own way.',
  repair: escapeOrRemoveMarked,
  examples: [{ url: 'https://example.com/a«\t»b', fixed: 'https://example.com/a%09b' }],
} as const satisfies Mistake

export const nonAsciiCharacter = {
  code: 'non-ascii-character',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which is not ASCII.',
  why: 'Software that takes only ASCII refuses the reference, or guesses how to encode the character.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/caf«é»', fixed: 'https://example.com/caf%C3%A9' }],
} as const satisfies Mistake

export const privateUseCharacter = {
  code: 'private-use-character',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains the private-use character {{text}}.',
  why: 'What it means is agreed between a few programs only, so it may not be written as itself here.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uE000»', fixed: 'https://example.com/%EE%80%80' }],
} as const satisfies Mistake

export const noncharacter = {
  code: 'noncharacter',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message:
    'The {{component}} contains {{text}}, which Unicode reserves and never assigns to a character.',
  why: 'Noncharacters are not for interchange, and the grammar does not take them.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
} as const satisfies Mistake

export const loneSurrogate = {
  code: 'lone-surrogate',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The {{component}} contains half of a surrogate pair, which is no character.',
  why: 'It cannot be encoded: what is sent in its place is U+FFFD, the sign of lost text.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
} as const satisfies Mistake
