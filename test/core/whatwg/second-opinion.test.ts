import { parse } from '@hreflint/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodingLabel, urlCase } from '../../support/arbitraries.ts'
import { bases } from '../../support/bases.ts'
import { expectSameOpinion } from '../../support/laws/expect-same-opinion.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { hasUnassignedCodePoint, secondOpinion } from '../../support/oracles/second-opinion.ts'
import {
  idnaTests,
  percentEncodingTests,
  toAsciiTests,
  urlTests,
} from '../../support/oracles/wpt.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../../support/small-strings.ts'

const conformance = conformanceOf('wpt')

describe('whatwg-url says the same', () => {
  test.skipIf(!conformance.present)(conformance.title('on the Web Platform Tests'), () => {
    for (const { input, base } of urlTests) expectSameOpinion(input, base)
    for (const { input } of toAsciiTests) expectSameOpinion(`https://${input}/x`, null)
    for (const { input } of idnaTests) expectSameOpinion(`https://${input}/x`, null)
    for (const { input, output } of percentEncodingTests) {
      for (const encoding of Object.keys(output)) {
        expectSameOpinion(`https://a.example/?${input}#${input}`, null, encoding)
      }
    }
  })

  test.skipIf(!conformance.present)(
    conformance.title('on the Web Platform Tests, each on each kind of base'),
    () => {
      for (const base of bases) for (const { input } of urlTests) expectSameOpinion(input, base)
    },
  )

  test.each(bases)('on every short string, base %s', base => {
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, 2)) expectSameOpinion(prefix + rest, base)
    }
  })

  test('of host names with code points that Unicode 18 adds, it knows more', () => {
    const input = 'https://a\u0558.example/'
    expect(secondOpinion(input, null).href).not.toBeNull()
    expect(parse(input).url).toBeNull()
    expect(hasUnassignedCodePoint(input)).toBe(true)
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectSameOpinion(input, base)),
      { numRuns: 10_000 },
    )
  })

  test('on generated URLs in documents of other encodings', () => {
    fc.assert(
      fc.property(urlCase, encodingLabel, ({ input, base }, encoding) =>
        expectSameOpinion(input, base, encoding),
      ),
      { numRuns: 2_000 },
    )
  })
})
