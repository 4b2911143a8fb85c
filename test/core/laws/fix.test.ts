import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingLabel, urlCase } from '../../support/arbitraries.ts'
import { bases } from '../../support/bases.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { expectFixLaw, expectSingleFixesHold } from '../../support/laws/fix-law.ts'
import { inexpressible } from '../../support/laws/inexpressible.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

/** A fix keeps the URL and leaves only what no valid URL string can express. */
describe('fix law', () => {
  test.skipIf(!conformance.present)(conformance.title('the Web Platform Tests'), () => {
    for (const urlTest of urlTests) expectFixLaw(urlTest)
    for (const base of bases) for (const { input } of urlTests) expectFixLaw({ input, base })
  })

  test('generated URLs', () => {
    fc.assert(
      fc.property(urlCase, urlCase => void expectFixLaw(urlCase)),
      { numRuns: 5_000 },
    )
  })

  test('generated URLs in documents of other encodings', () => {
    fc.assert(
      fc.property(urlCase, encodingLabel, (urlCase, label) => void expectFixLaw(urlCase, label)),
      { numRuns: 1_000 },
    )
  })

  test('each single fix, on the Web Platform Tests', () => {
    for (const urlTest of urlTests) expectSingleFixesHold(urlTest)
  })

  test('each single fix, on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, urlCase => expectSingleFixesHold(urlCase)),
      { numRuns: 2_000 },
    )
  })

  /** One URL for each mistake that may remain: the list holds nothing that never happens. */
  test.each([
    ['credentials', 'https://user@example.com/'],
    ['relative-with-scheme', 'https:b'],
    ['stray-percent', 'https://a.example/%'],
    ['unescaped-bracket', 'https://a.example/[]'],
    ['unescaped-pipe', 'https://a.example/|'],
    ['unescaped-backslash', 'https://a.example/?\\'],
    ['unescaped-caret', 'https://a.example/?^'],
    ['unescaped-backtick', 'https://a.example/?`'],
    ['unescaped-brace', 'https://a.example/#{}'],
    ['unescaped-quote', 'foo:"'],
    ['unescaped-angle-bracket', 'foo:<>'],
    ['opaque-path-space', 'foo:a b'],
    ['second-number-sign', '#a#'],
    ['domain-underscore', 'https://a_b.example/'],
    ['domain-non-ldh-code-point', 'https://a!b.example/'],
    ['domain-leading-hyphen', 'https://-a.example/'],
    ['domain-trailing-hyphen', 'https://a-.example/'],
    ['domain-third-fourth-hyphens', 'https://ab--c.example/'],
    ['domain-empty-label', 'https://a..example/'],
    ['domain-trailing-dot', 'https://a.example./'],
    ['domain-label-too-long', `https://${'a'.repeat(64)}.example/`],
    ['domain-too-long', `https://${'a.'.repeat(126)}ab/`],
    ['punycode-undecodable', 'https://xn--0.example/'],
    ['punycode-invalid-label', 'https://xn--a.example/'],
    ['punycode-non-canonical', 'https://xn--example-.example/'],
  ])('%s can remain', (code, input) => {
    const urlCase = { input, base: /^(?:#|https:b)/.test(input) ? 'https://a.example/' : null }
    expect(expectFixLaw(urlCase)).toEqual([`whatwg/${code}`])
    expect(inexpressible.get(`whatwg/${code}`)).toBeDefined()
  })
})
