import fc from 'fast-check'
import { describe, test } from 'vitest'
import { domainUrl, encodingLabel, urlCase } from '../support/arbitraries.ts'
import { bases } from '../support/bases.ts'
import { agrees } from '../support/laws/agreement-law.ts'
import { expectSameOpinion } from '../support/laws/expect-same-opinion.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../support/small-strings.ts'

describe('whatwg-url says the same, at length', () => {
  test.each(bases)('on every string of three symbols, base %s', base => {
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, 3)) expectSameOpinion(prefix + rest, base)
    }
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectSameOpinion(input, base)),
      { numRuns: 100_000 },
    )
  })

  test('on generated host names', () => {
    fc.assert(
      fc.property(domainUrl, ({ input, base }) => expectSameOpinion(input, base)),
      { numRuns: 50_000 },
    )
  })

  test('on generated URLs in documents of other encodings', () => {
    fc.assert(
      fc.property(urlCase, encodingLabel, ({ input, base }, encoding) =>
        expectSameOpinion(input, base, encoding),
      ),
      { numRuns: 20_000 },
    )
  })

  test('agreement law on generated URLs', () => {
    fc.assert(fc.property(urlCase, agrees), { numRuns: 300_000 })
  })
})
