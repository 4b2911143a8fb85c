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
  why: 'Resolving divides the URL first, then escapes its path and query, and turns backslashes into slashes last. So a backslash in a path stays one, and the URL that results here can be divided differently from the one that is written.',
  repair: escapeBackslash,
  examples: [
    { url: 'http://good.example«\\»@evil.example/', fixed: 'http://good.example/@evil.example/' },
    { url: 'http://example.com/#a«\\»b', fixed: 'http://example.com/#a/b' },
  ],
} as const satisfies Mistake

export const outerSpace = {
  code: 'outer-space',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'White space stands before or after the URL.',
  why: 'It is stripped where a document may have it; where nothing strips it, it becomes part of the URL.',
  repair: remove(),
  examples: [{ url: '« »https://example.com/', fixed: 'https://example.com/' }],
} as const satisfies Mistake

export const nonAsciiQuery = {
  code: 'non-ascii-query',
  kind: 'conformance-error',
  specName: null,
  since: '0.1.0',
  message: 'The query contains {{text}}, which is not ASCII, in a document in {{encoding}}.',
  why: 'The characters are sent in the encoding of the document: the same link in another document asks for something else.',
  repair: percentEncode,
  examples: [{ url: '/a?«é»', encoding: 'windows-1252', fixed: '/a?%C3%A9' }],
} as const satisfies Mistake

export const domainInvalid = {
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The label {{text}} of the host is invalid: {{reason}}.',
  why: 'A host with such a label cannot be converted by ToASCII, and is not looked up.',
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
  message: 'The percent-encoded octets of the host {{text}} are no UTF-8.',
  why: 'Without characters there is no name to look up.',
  examples: [{ url: '//«%FF.net»/', base: 'http://example.com/' }],
  right: { url: 'http://example.com/' },
} as const satisfies Mistake

export const hostStrayPercent = {
  code: 'host-stray-percent',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The host contains a % that no two hexadecimal digits follow.',
  why: 'Elsewhere a lone % is let pass, but a host with one cannot be looked up.',
  examples: [{ url: '//a«%zz»/' }],
  right: { url: 'http://example.com/' },
} as const satisfies Mistake

export const schemeWithAuthority = {
  code: 'scheme-with-authority',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The URL has an authority, but {{scheme}} URLs have none.',
  why: 'The restrictions of a scheme hold whatever the generic grammar allows.',
  examples: [{ url: 'data:«//example.com»/', base: 'http://example.com/' }],
  right: { url: 'data:text/plain,hello' },
} as const satisfies Mistake
