import type { Mistake } from '../generic-syntax/mistakes/mistake.ts'
import { escapeBackslash } from '../generic-syntax/repairs/escape-backslash.ts'
import { percentEncode } from '../repair/repairs/characters/percent-encode.ts'
import { remove } from '../repair/repairs/characters/remove.ts'

export const backslashTurnedSlash = {
  code: 'backslash-turned-slash',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message:
    'The {{component}} contains a backslash, which becomes a slash when the URL is resolved.',
  why: 'Resolving first splits the URL, then escapes its path and query, and converts backslashes to slashes last. A backslash in a path therefore stays a backslash, and the resulting URL may be split differently from the written one.',
  repair: escapeBackslash,
  examples: [
    { url: 'http://good.example«\\»@evil.example/', fixed: 'http://good.example%5C@evil.example/' },
    { url: 'http://example.com/#a«\\»b', fixed: 'http://example.com/#a/b' },
  ],
} as const satisfies Mistake

export const outerSpace = {
  code: 'outer-space',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'There is white space before or after the URL.',
  why: 'In documents that allow white space it is removed. Elsewhere it becomes part of the URL.',
  repair: remove(),
  examples: [{ url: '« »https://example.com/', fixed: 'https://example.com/' }],
} as const satisfies Mistake

export const nonAsciiQuery = {
  code: 'non-ascii-query',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message:
    'The query contains {{text}}, which is not ASCII, in a document encoded in {{encoding}}.',
  why: 'Browsers send the characters in the encoding of the document, so the same link in another document requests something else.',
  repair: percentEncode,
  examples: [{ url: '/a?«é»', encoding: 'windows-1252', fixed: '/a?%C3%A9' }],
} as const satisfies Mistake

export const domainInvalid = {
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The host label {{text}} is not valid: {{reason}}.',
  why: 'ToASCII cannot convert a host with such a label, so the host cannot be looked up.',
  examples: [
    { url: '//«a_b».example/', base: 'http://example.com/' },
    { url: 'http://a.«».b/', base: 'http://example.com/' },
  ],
  right: { url: 'http://a-b.example/' },
} as const satisfies Mistake

export const hostNotUtf8 = {
  code: 'host-not-utf8',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The host contains percent-encoded bytes that are not UTF-8: {{text}}.',
  why: 'The bytes cannot be decoded to a name, so there is no host to look up.',
  examples: [{ url: '//«%FF.net»/', base: 'http://example.com/' }],
  right: { url: 'http://example.com/' },
} as const satisfies Mistake

export const hostStrayPercent = {
  code: 'host-stray-percent',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The host contains a `%` that is not followed by two hexadecimal digits.',
  why: 'A lone `%` is accepted elsewhere, but a host that contains one cannot be looked up.',
  examples: [{ url: '//a«%zz»/' }],
  right: { url: 'http://example.com/' },
} as const satisfies Mistake

export const schemeWithAuthority = {
  code: 'scheme-with-authority',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The URL has an authority, which is not allowed in {{scheme}} URLs.',
  why: 'The rules of a scheme apply in addition to the generic grammar.',
  examples: [{ url: 'data:«//example.com»/', base: 'http://example.com/' }],
  right: { url: 'data:text/plain,hello' },
} as const satisfies Mistake
