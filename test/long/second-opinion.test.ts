import fc from 'fast-check'
import { describe, test } from 'vitest'
import { domainUrl, encodingLabel, urlCase } from '../support/arbitraries.ts'
import { bases } from '../support/bases.ts'
import { agrees } from '../support/laws/agreement-law.ts'
import { expectSameOpinion } from '../support/laws/expect-same-opinion.ts'
import { shareOf, takesAll } from '../support/laws/share.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../support/small-strings.ts'

const length = takesAll ? 3 : 2

describe('whatwg-url says the same, at length', () => {
  test.each(bases)(`on every string of ${length} symbols, base %s`, base => {
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, length)) expectSameOpinion(prefix + rest, base)
    }
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectSameOpinion(input, base)),
      { numRuns: shareOf(100_000) },
    )
  })

  test('on generated host names', () => {
    fc.assert(
      fc.property(domainUrl, ({ input, base }) => expectSameOpinion(input, base)),
      { numRuns: shareOf(50_000) },
    )
  })

  test('on generated URLs in documents of other encodings', () => {
    fc.assert(
      fc.property(urlCase, encodingLabel, ({ input, base }, encoding) =>
        expectSameOpinion(input, base, encoding),
      ),
      { numRuns: shareOf(20_000) },
    )
  })

  test('agreement law on generated URLs', () => {
    fc.assert(fc.property(urlCase, agrees), { numRuns: shareOf(300_000) })
  })
})
