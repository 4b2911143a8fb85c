import fc from 'fast-check'
import { bases } from './bases.ts'
import { urlTests } from './oracles/wpt.ts'

/** Characters that mean something to a URL parser, or that it objects to. */
const nasty = [
  ...':/\\?#@[]%|.0123456789abcfxnXZ-_~^`{}<>"\'!$&()*+,;= \t\n\r\f\0\u007F',
  ...'\u0080é日☕ß\u00AD\u200C\u200D\u3002１．％\u0660\u05D0\uFDD0\uFFFE\uFEFF💩\u{10FFFF}',
  '\uD800',
  '\uDC00',
  '%41',
  '%2e',
  '%E2%98%95',
  '%ff',
  '%0',
  '//',
  '..',
  'xn--',
  '0x',
  '::',
  'C|',
  'c:',
]

const symbol = fc.constantFrom(...nasty)
const text = (unit: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(unit, { maxLength }).map(units => units.join(''))

const plain = fc.constantFrom(...'abcxyz019-.')
/** Mostly ordinary, with a mistake now and then. */
const ordinary = (maxLength: number) =>
  text(fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: symbol }), maxLength)

const scheme = fc.constantFrom(
  ...[
    'https:',
    'http:',
    'HTTP:',
    'ws:',
    'wss:',
    'ftp:',
    'file:',
    'foo:',
    'a+b-.c:',
    'mailto:',
    'about:',
  ],
  ...['javascript:', 'data:', 'blob:', 'c:', '', '', 'ht\ntp:', 'htt ps:', '1:'],
)
const slashes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('//') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '/', '///', '////', '\\\\', '/\\', '\\/', '\\', '/\t/'),
  },
)
const credentials = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('@', ':@', 'u@', 'u:p@', 'u:p:q@r@', 'é [@', 'u:@', ':p@'),
  },
)

const ipv4Part = fc.oneof(
  fc.nat({ max: 300 }).map(String),
  fc.nat({ max: 0xffffffff }).map(value => `0x${value.toString(16)}`),
  fc.nat({ max: 400 }).map(value => `0${value.toString(8)}`),
  fc.constantFrom('', '0x', '09', '00', '4294967295', '4294967296', 'z', '１', '%31'),
)
const ipv4 = fc.array(ipv4Part, { minLength: 1, maxLength: 6 }).map(parts => parts.join('.'))
const ipv6Piece = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 0xffff }).map(value => value.toString(16)) },
  { weight: 2, arbitrary: fc.constantFrom('0', '', '', '01', '0000', 'ABCD') },
  { weight: 1, arbitrary: fc.constantFrom('12345', 'g', '1.2.3.4', '01.2.3.4', '1.2.3', '%25en0') },
)
const ipv6 = fc.oneof(
  fc.array(ipv6Piece, { minLength: 1, maxLength: 9 }).map(pieces => `[${pieces.join(':')}]`),
  fc.constantFrom(
    '[::]',
    '[::1]',
    '[::1',
    '[1::01]',
    '[::127.0.0.1]',
    '[:1]',
    '[1:2::3::4]',
    '[]',
    '[x]y',
  ),
)
const label = fc.oneof(
  { weight: 8, arbitrary: ordinary(8) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'xn--53h',
        'xn--a',
        'xn--',
        'xn--fa-hia',
        'faß',
        'ＧＯ',
        '☕',
        'a_b',
        '-a',
        'a-',
        'ab--c',
      ],
      ...['\u05D0\u05D1', 'a\u05D0', 'a\u200Db', '\u0301a', 'a'.repeat(64), '', '%C3%A9', '\u00AD'],
    ),
  },
)
/** Characters that the rules for host names tell apart: mapped, ignored, bidi, joiners, marks. */
const idnCharacter = fc.constantFrom(
  ...'aZ09-_.ßςéÄåΣжאבגدعـ٣۳०क्षतா漢字한글ｱＡ１①²½ﬁ㏑℀ªⅧ☕💩',
  ...['\u0301', '\u0300', '\u094D', '\u200C', '\u200D', '\u00AD', '\u034F', '\u115F', '\u180E'],
  ...[
    '\u2024',
    '\u3002',
    '\uFF0E',
    '\uFF61',
    '\u2260',
    '\u226E',
    '\uFF05',
    '\uFF1A',
    '\uFE0F',
    '\u{1F1E6}',
  ],
)
const idnLabel = fc.oneof(
  text(idnCharacter, 6),
  text(idnCharacter, 4).map(encodeURIComponent),
  text(fc.constantFrom(...'abcxyz0189-'), 10).map(digits => `xn--${digits}`),
)
const anyLabel = fc.oneof({ weight: 4, arbitrary: label }, { weight: 1, arbitrary: idnLabel })
const domain = fc.array(anyLabel, { minLength: 1, maxLength: 4 }).map(labels => labels.join('.'))
const host = fc.oneof(
  { weight: 5, arbitrary: domain },
  { weight: 1, arbitrary: ipv4 },
  { weight: 1, arbitrary: ipv6 },
  { weight: 1, arbitrary: fc.constantFrom('localhost', '', 'C:', 'C|', 'example.com') },
)
const port = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(':', ':80', ':443', ':0080', ':65535', ':65536', ':8x', ':-1'),
  },
)
const segment = fc.oneof(
  { weight: 6, arbitrary: ordinary(6) },
  { weight: 1, arbitrary: fc.constantFrom('.', '..', '%2e', '%2E.', 'C|', 'c:', '') },
)
const path = fc
  .array(
    fc.tuple(fc.constantFrom('/', '/', '/', '/', '\\'), segment).map(parts => parts.join('')),
    { maxLength: 4 },
  )
  .map(segments => segments.join(''))
const optional = (delimiter: string) =>
  fc.option(ordinary(8), { nil: null }).map(rest => (rest === null ? '' : delimiter + rest))
const query = optional('?')
const fragment = optional('#')

/** URLs of which all depends on the host name. */
export const domainUrl: fc.Arbitrary<UrlCase> = fc
  .array(idnLabel, { minLength: 1, maxLength: 3 })
  .map(labels => ({ input: `https://${labels.join('.')}/`, base: null }))

/** A URL part by part, each part mostly right. */
export const structuredUrl = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(scheme, slashes, credentials, host, port, path, query, fragment)
      .map(parts => parts.join('')),
  },
  { weight: 1, arbitrary: fc.tuple(scheme, segment, path, query, fragment).map(p => p.join('')) },
  { weight: 1, arbitrary: fc.tuple(segment, path, query, fragment).map(parts => parts.join('')) },
)

/** What leans on its base: without a scheme, or with one that does not keep it from that. */
export const relativeUrl = fc
  .tuple(
    fc.constantFrom(
      ...[
        '',
        '',
        '/',
        '//',
        '///',
        '\\',
        '\\\\',
        '/\\',
        '\\/',
        ' ',
        '\t/',
        '../',
        '..\\',
        './',
        '?',
        '#',
      ],
      ...[
        'https:',
        'https:/',
        'https:\\',
        'https:\\\\',
        'https:/\t',
        'HTTPS:',
        ' https:',
        'ht\ntps:/',
      ],
      ...[
        'http:',
        'http:/',
        'http:\\',
        'http:\\\\',
        'file:',
        'file:/',
        'file:\\',
        'file:\\\\',
        'file:C|',
      ],
      ...[
        'https:..\\',
        'http:./',
        'file:..\\',
        'C|',
        'C|/',
        '/C|\\',
        '/c:\\',
        'file:/C|/',
        'ftp:/',
        'ws:',
      ],
    ),
    fc.oneof(host, segment, fc.constant('')),
    port,
    path,
    query,
    fragment,
  )
  .map(parts => parts.join(''))

/** Nothing but characters that mean something. */
export const hostileText = text(symbol, 16)

/** Any code units at all, lone surrogates included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 12 }).map(units => String.fromCharCode(...units)),
)

/** One change to a text: a symbol put in, a stretch taken out, or both. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat({ max: 2 }),
  inserted: fc.oneof(symbol, fc.constant('')),
})

function mutate(
  start: string,
  mutations: readonly { at: number; removed: number; inserted: string }[],
): string {
  return mutations.reduce((result, { at, removed, inserted }) => {
    const offset = Math.floor(at * (result.length + 1))
    return result.slice(0, offset) + inserted + result.slice(offset + removed)
  }, start)
}

/** Without the Web Platform Tests, a few inputs of the same kind to start from. */
const seeds =
  urlTests.length > 0
    ? urlTests.map(({ input, base }) => ({ input, base }))
    : [
        { input: 'https://user:pass@example.com:8080/a/b?q=1#f', base: null },
        { input: '//[::1]/../c|/', base: 'file:///C:/a/b' },
        { input: 'foo:a b?c', base: null },
      ]

export interface UrlCase {
  readonly input: string
  readonly base: string | null
}

const base: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...bases) },
  { weight: 1, arbitrary: structuredUrl },
)

/** A known input with a few changes, on its own base. */
export const mutatedUrl: fc.Arbitrary<UrlCase> = fc
  .tuple(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 3 }))
  .map(([seed, mutations]) => ({ input: mutate(seed.input, mutations), base: seed.base }))

/** Any of these, with a base or without. */
export const urlCase: fc.Arbitrary<UrlCase> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ input: structuredUrl, base }) },
  { weight: 4, arbitrary: mutatedUrl },
  { weight: 2, arbitrary: fc.record({ input: hostileText, base }) },
  { weight: 1, arbitrary: fc.record({ input: anyText, base }) },
)

/** Labels of encodings that the query of a document can be in. */
export const encodingLabel = fc.constantFrom(
  ...['utf-8', 'windows-1252', 'shift_jis', 'euc-kr', 'big5', 'gb18030', 'iso-2022-jp'],
)
