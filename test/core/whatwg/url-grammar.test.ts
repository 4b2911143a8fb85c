import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidURLString, parseURL } from 'whatwg-url'
import { urlCase } from '../../support/arbitraries.ts'
import { bases, grammarBase } from '../../support/bases.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { urlTests } from '../../support/oracles/wpt.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../../support/small-strings.ts'
import { isValidUrlString } from '../../support/url-grammar/url-string.ts'

const conformance = conformanceOf('wpt')

/** The recognizer against another reading of the same sections, before it judges our parser. */
describe('the recognizer of the writing sections and whatwg-url agree', () => {
  test.skipIf(!conformance.present)(conformance.title('on the Web Platform Tests'), () => {
    for (const { input, base } of urlTests) expectSameVerdict(input, base)
  })

  test.each(bases)('on every short string, base %s', base => {
    const grammar = grammarBase(base)
    const record = base === null ? null : parseURL(base)
    const differences: string[] = []
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, 3)) {
        const input = prefix + rest
        const verdict = isValidUrlString(input, grammar ?? null)
        if (verdict !== isValidURLString(input, { baseURL: record })) differences.push(input)
      }
    }
    expect(differences).toEqual([])
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectSameVerdict(input, base)),
      { numRuns: 5_000 },
    )
  })
})

function expectSameVerdict(input: string, base: string | null): void {
  const grammar = grammarBase(base)
  if (grammar === undefined) return
  const record = base === null ? null : parseURL(base)
  expect({ input, base, valid: isValidUrlString(input, grammar) }).toEqual({
    input,
    base,
    valid: isValidURLString(input, { baseURL: record }),
  })
}
