import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domainUrl, encodingLabel, urlCase } from '../support/arbitraries.ts'
import { expectFixLaw, expectSingleFixesHold } from '../support/laws/fix-law.ts'
import { shareOf } from '../support/laws/share.ts'
import { expectSpanLaw } from '../support/laws/span-law.ts'

/** Two thirds of them parse. */
const urls = shareOf(342_000)

describe('fix law, at length', () => {
  test('generated URLs that parse', () => {
    let parsed = 0
    const left = new Map<string, number>()
    fc.assert(
      fc.property(urlCase, urlCase => {
        const codes = expectFixLaw(urlCase)
        if (codes === null) return
        parsed++
        for (const code of new Set(codes)) left.set(code, (left.get(code) ?? 0) + 1)
      }),
      { numRuns: urls },
    )
    console.log(`${parsed} URLs fixed; left because no valid URL string gives the same URL:`)
    for (const [code, count] of [...left].sort((a, b) => b[1] - a[1]))
      console.log(`  ${count} ${code}`)
    expect(parsed).toBeGreaterThan(0.58 * urls)
  })

  test('of generated host names', () => {
    fc.assert(
      fc.property(domainUrl, urlCase => void expectFixLaw(urlCase)),
      { numRuns: shareOf(20_000) },
    )
  })

  test('each single fix of generated host names', () => {
    fc.assert(
      fc.property(domainUrl, urlCase => expectSingleFixesHold(urlCase)),
      { numRuns: shareOf(5_000) },
    )
  })

  test('span law of generated host names', () => {
    fc.assert(
      fc.property(domainUrl, urlCase => expectSpanLaw(urlCase)),
      { numRuns: shareOf(20_000) },
    )
  })

  test('in documents of other encodings', () => {
    fc.assert(
      fc.property(urlCase, encodingLabel, (urlCase, label) => void expectFixLaw(urlCase, label)),
      { numRuns: shareOf(10_000) },
    )
  })

  test('each single fix', () => {
    fc.assert(fc.property(urlCase, encodingLabel, expectSingleFixesHold), {
      numRuns: shareOf(20_000),
    })
  })

  test('span law', () => {
    fc.assert(
      fc.property(urlCase, urlCase => expectSpanLaw(urlCase)),
      { numRuns: shareOf(100_000) },
    )
  })
})
