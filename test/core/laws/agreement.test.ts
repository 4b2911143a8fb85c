import { check } from '@hreflint/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'
import { bases, grammarBase } from '../../support/bases.ts'
import { conformanceOf } from '../../support/oracles/conformance.ts'
import { agrees, agreesOn } from '../../support/laws/agreement-law.ts'
import { smallStrings, urlAlphabet, urlPrefixes } from '../../support/small-strings.ts'
import { isValidUrlString } from '../../support/url-grammar/url-string.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const conformance = conformanceOf('wpt')

/** Parser and grammar agree: a URL has no issues exactly when it is a valid URL string. */
describe('agreement law', () => {
  test.each(bases)('every short string, base %s', base => {
    const grammar = grammarBase(base) ?? null
    const differences: string[] = []
    for (const prefix of urlPrefixes) {
      for (const rest of smallStrings(urlAlphabet, 3)) {
        if (!agreesOn(prefix + rest, base, grammar)) differences.push(prefix + rest)
      }
    }
    expect(differences).toEqual([])
  })

  test.skipIf(!conformance.present)(conformance.title('the Web Platform Tests'), () => {
    const cases = urlTests.flatMap(({ input, base }) =>
      [base, ...bases].map(b => ({ input, base: b })),
    )
    expect(cases.filter(urlCase => !agrees(urlCase))).toEqual([])
  })

  test('generated URLs', () => {
    fc.assert(fc.property(urlCase, agrees), { numRuns: 20_000 })
  })

  test.each([
    'https://１.2.3.4/',
    'https://1。2.3.4/',
    'https://1.2.3.4\u00AD/',
    'https://①.2.3.4/',
  ])('%s, whose host only becomes an IPv4 address by mapping', input => {
    expect(isValidUrlString(input, null)).toBe(false)
    expect(check(input).map(issue => issue.code)).toEqual(['whatwg/ipv4-non-ascii'])
  })
})
