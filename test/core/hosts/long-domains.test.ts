import { parse } from '@hreflint/core'
import { domainToAscii, domainToUnicode } from '@hreflint/core/specs/webspecs-url'
import fc from 'fast-check'
import * as tr46 from 'tr46'
import { describe, expect, test } from 'vitest'
import { parseURL, serializeURL } from 'whatwg-url'
import {
  longDomainToAscii,
  longDomainToUnicode,
} from '../../../packages/core/src/uts46/long-domain.ts'
import { domainUrl } from '../../support/arbitraries.ts'

const relaxed = { checkBidi: true, checkJoiners: true }
const strict = { ...relaxed, checkHyphens: true, useSTD3ASCIIRules: true, verifyDNSLength: true }
const transitional = { transitionalProcessing: true }

/** A few of each class of code points that the rules for what is written from right to left tell apart. */
const bidiPart = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('א', 'ש', 'ا', '\u07C0', '\u{10D00}', '\u{1E900}') },
  { weight: 3, arbitrary: fc.constantFrom('a', 'é', '漢', '\u0903') },
  { weight: 3, arbitrary: fc.constantFrom('1', '\u06F1', '\u0661', '\u0600', '\u{10E60}') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('\u05B0', '\u0650', '\u0301', '\u200C', '\u200D', '\u094D'),
  },
  { weight: 3, arbitrary: fc.constantFrom('-', '_', '!', '+', '$', ',', '\u2019', '💩', '\u2028') },
  { weight: 3, arbitrary: fc.constantFrom('.', '.', 'xn--', 'xn--4db', 'xn--4ca', 'xn--1-0hc') },
)

/** The code for domains beyond the limit of length, on domains short enough for the package that it replaces. */
describe('domains are processed as tr46 does', () => {
  const expectSame = (domain: string) => {
    const someChecks = [{}, { checkBidi: true }, { checkJoiners: true }, transitional]
    for (const options of [relaxed, strict, ...someChecks]) {
      expect({ domain, ascii: longDomainToAscii(tr46, domain, options) }).toEqual({
        domain,
        ascii: tr46.toASCII(domain, options),
      })
    }
    // No check has a part in what becomes of the domain.
    expect(longDomainToUnicode(tr46, domain, transitional)).toBe(
      tr46.toUnicode(domain, transitional).domain,
    )
  }

  test('generated ones', () => {
    fc.assert(
      fc.property(domainUrl, ({ input }) => {
        const domain = input.slice('https://'.length, -1)
        expectSame(domain)
        expectSame(decodeURIComponent(domain.replaceAll(/%(?![\dA-F]{2})/g, '')))
      }),
      { numRuns: 1_000 },
    )
  }, 120_000)

  test('generated ones that are written from right to left', () => {
    fc.assert(
      fc.property(fc.array(bidiPart, { maxLength: 12 }), parts => {
        expectSame(parts.join(''))
      }),
      { numRuns: 3_000 },
    )
  }, 120_000)

  test.each([
    ['XN--4CA.é', 'ｘn--4ca', 'xn--a․xn--4ca.é', 'xn--é', 'xn--.é', 'xn--a.é', 'xn--4ca-.é'],
    [
      'é..a',
      '.é',
      '\u0301é',
      'é.\u0301',
      '\u00ADé',
      'é.\u00AD',
      'a\u00ADé',
      'é\u0338',
      'é…xn--4ca',
    ],
    [
      'א',
      'א.é',
      'אa',
      '1א',
      '-א',
      'é.1.א',
      'xn--4db.é',
      'é.xn--4db1',
      'ﷺ',
      'ا\u200Cا',
      '\u094D\u200D',
    ],
    [
      'א\u05B0',
      '\u05B0א',
      'א-',
      'א-a',
      'א_',
      '\u0661א',
      'א\u06611',
      'א1\u0661',
      'א\u0661',
      'א\u06F1.1',
    ],
    [
      'a.א',
      'a1.א',
      '1a.א',
      'a-.א',
      'a\u0301\u05B0.א',
      'a\u0661',
      '\u0661',
      'a-\u0661.a',
      '.א',
      'א..א',
    ],
    [
      'xn--4db',
      'xn--4db.1',
      'xn--a-0hc',
      'xn--4db.xn--4ca-',
      'xn--9dbq2a.א-',
      'xn--ygb',
      'xn--80b.a',
    ],
    ['faß', 'FAẞ.é', 'ος', 'xn--fa-hia', 'xn--fa-hia.ß', 'xn--3xa', 'a\u200Db\u200Cé', 'xn--ß'],
  ])('%s and the like', (...domains) => {
    for (const domain of domains) expectSame(domain)
  })
})

test('every code point that is allowed in right-to-left text has the same class there', () => {
  const frames = [
    (c: string) => c,
    (c: string) => `-${c}`,
    (c: string) => `${c}.א`,
    (c: string) => `א${c}`,
    (c: string) => `א${c}א`,
    (c: string) => `א\u0661${c}`,
    (c: string) => `אz${c}`,
    (c: string) => `a${c}.א`,
    (c: string) => `a${c}a.א`,
    (c: string) => `${c}1\u0661`,
  ]
  const different: string[] = []
  for (const [first, last] of [
    [0x20, 0x9ff],
    [0x2000, 0x2fff],
    [0xa000, 0xa0ff],
    [0xfb00, 0xfeff],
    [0x102e0, 0x102ff],
    [0x10800, 0x10eff],
    [0x1d7ce, 0x1d7ff],
    [0x1e800, 0x1efff],
    [0x1fbf0, 0x1fbff],
  ] as const) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      for (const frame of frames) {
        const domain = frame(String.fromCodePoint(codePoint))
        if (longDomainToAscii(tr46, domain, relaxed) !== tr46.toASCII(domain, relaxed)) {
          different.push(domain)
        }
      }
    }
  }
  expect(different).toEqual([])
}, 120_000)

const labels = [
  'é',
  '漢',
  'x\u0301',
  '💩',
  'ß',
  'é.',
  'א',
  'א1',
  'aא.',
  'א1\u0661',
  'א-.',
  'א-ש.',
  'ا\u0650.',
  'اب1.a.',
  'اب.1a.',
  'ا\u200Cا',
  'xn--4db.',
  'xn--4ca.é.',
  'é\u00AD',
  '\u2024é',
  'ä-ö_',
]

describe('hosts that are longer than any domain name', () => {
  test.each(labels)('of %j', unit => {
    for (const length of [260, 1_030, 3_000]) {
      const input = `https://${unit.repeat(Math.ceil(length / unit.length))}/`
      const other = parseURL(input)
      expect(parse(input).url?.href ?? null).toBe(other === null ? null : serializeURL(other))
    }
  })

  test('hundreds of thousands of characters', () => {
    for (const unit of ['éa', 'é.', 'שׁ', 'é\u0301\u0316']) {
      const { url, issues } = parse(`https://${unit.repeat(300_000 / unit.length)}é/`)
      expect(issues).not.toEqual([])
      if (url !== null) expect(url.host).toMatch(/^xn--[a-z0-9.-]+$/)
    }
  }, 120_000)

  test('under the draft too, which does not verify lengths', () => {
    const domain = `${'éß'.repeat(600)}.${'é'.repeat(100_000)}`
    const ascii = domainToAscii(domain)
    expect(ascii).toMatch(/^xn--[a-z0-9-]+\.xn--[a-z0-9-]+$/)
    expect(domainToUnicode(ascii ?? '')).toBe(domain.replaceAll('ß', 'ss'))
  })

  test('more combining marks after one letter than any text has', () => {
    const marks = (count: number) => `https://a${'\u0301\u0316'.repeat(count / 2)}/`
    expect(parse(marks(1_020)).url).not.toBeNull()
    expect(parse(marks(1_030)).issues[0]?.code).toBe('whatwg/domain-invalid')
  })
})
