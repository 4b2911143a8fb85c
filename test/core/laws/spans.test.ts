import fc from 'fast-check'
import { describe, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'
import { bases } from '../../support/bases.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { expectSpanLaw } from '../../support/laws/span-law.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../../support/small-strings.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

describe('span law', () => {
  test.skipIf(!conformance.present)(conformance.title('the Web Platform Tests'), () => {
    for (const urlTest of urlTests) expectSpanLaw(urlTest)
  })

  test('every short string', () => {
    for (const base of bases) {
      for (const prefix of urlPrefixes) {
        for (const rest of smallStrings(urlAlphabet, 2))
          expectSpanLaw({ input: prefix + rest, base })
      }
    }
  })

  test('generated URLs', () => {
    fc.assert(
      fc.property(urlCase, urlCase => expectSpanLaw(urlCase)),
      { numRuns: 5_000 },
    )
  })
})
