import { check, parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check as checks } from '../../support/check.ts'

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const prefixes = fc.constantFrom('http://', 'a:', '', '/', '//', '?', '#', 'http://h/', 'file:')
const piece = fc.constantFrom(
  ...['\uD83D', '\uDE00', '\uD83D\uDE00', '\t', '\n', 'a', '@', ':', '/', '?', '#', '%', '\\'],
)
const strings = fc
  .tuple(prefixes, fc.array(piece, { maxLength: 8 }))
  .map(([prefix, pieces]) => prefix + pieces.join(''))
const bases = fc.constantFrom(undefined, 'http://h/p?q', 'http://u:\uDE00@h/\uD83D?\uD83D')

describe('lone surrogates', () => {
  test.each(specs.map(spec => [spec.id, spec] as const))('%s: no href has one', (_id, spec) => {
    fc.assert(
      fc.property(strings, bases, (input, base) => {
        const { url, issues } = parse(input, { spec, base })
        expect(url?.href ?? '').not.toMatch(loneSurrogate)
        expect(url === null).toBe(issues.some(({ kind }) => kind === 'parse-exception'))
      }),
      { numRuns: 3000 },
    )
  })

  test('the URL Standard reads them as the platform does', () => {
    fc.assert(
      fc.property(strings, input => {
        const expected = URL.canParse(input) ? new URL(input).href : null
        expect(parse(input).url?.href ?? null).toBe(expected)
      }),
      { numRuns: 3000 },
    )
  })

  checks({
    input: 'http://a/\uD83D\t\uDE00',
    issues: [
      { code: 'whatwg/lone-surrogate', span: [9, 12] },
      { code: 'whatwg/tab-or-newline', span: [10, 11] },
    ],
  })

  test('a pair stays a pair beside a tab', () => {
    expect(check('http://a/\uD83D\uDE00\tb').map(({ code }) => code)).toEqual([
      'whatwg/tab-or-newline',
    ])
  })
})
