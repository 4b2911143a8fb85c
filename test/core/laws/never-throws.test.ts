import { check, describe as describeIssue, fix, parse } from '@hreflint/core'
import { whatwg } from '@hreflint/core/specs/whatwg'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, encodingLabel, hostileText, urlCase } from '../../support/arbitraries.ts'
import { expectSame } from '../../support/expect-same.ts'
import { urlTests } from '../../support/oracles/wpt.ts'

const anything = fc.oneof(anyText, hostileText)

describe('no string makes it throw', () => {
  test('parse, check, fix, describe', () => {
    fc.assert(
      fc.property(anything, fc.option(anything), encodingLabel, (input, base, encoding) => {
        const options = { base: base ?? undefined, encoding }
        const { issues } = parse(input, options)
        expectSame(check(input, options), issues)
        for (const issue of issues) {
          const { message, fixes } = describeIssue(issue, input, options)
          expect(message).not.toContain('{{')
          expect(Array.isArray(fixes)).toBe(true)
        }
        fix(input, options)
      }),
      { numRuns: 5_000 },
    )
  })

  test('one that is very long', () => {
    for (const shape of ['@', '[', '%', '/..', 'a.', '\t', '💩', ':', '\\', '\uD800']) {
      for (const prefix of ['https://', 'https://a/', 'foo:', '']) {
        const input = prefix + shape.repeat(20_000)
        expect(check(input, { base: 'https://a/' })).toEqual(
          parse(input, { base: 'https://a/' }).issues,
        )
      }
    }
  })
})

/** Says nothing about an absolute URL, but is never taken for one that needs no state machine. */
const idleBase = 'about:blank'

describe('the fast paths say only what is certain', () => {
  const expectCertain = (input: string, base: string | null) => {
    const options = { base: base ?? undefined }
    expectSame(check(input, options), parse(input, options).issues, { input, base })
    if (/^https?:\/\//.test(input)) {
      expectSame(parse(input), parse(input, { base: idleBase }), { input })
    }
    if (whatwg.fast?.certainlyConforms?.(input, options) !== true) return
    const { issues } = whatwg.parse(input, { base: base ?? idleBase })
    expectSame(issues, [], { input, base })
  }

  test('on the Web Platform Tests', () => {
    for (const { input, base } of urlTests) expectCertain(input, base)
  })

  test('on hosts about as long as a label or a name may be', () => {
    for (const start of ['http://', 'https://', 'ws://', 'file://', '//']) {
      for (const end of ['', '/', '/a/', '?a/', '#', ':80', ':80/', '.', '.b/']) {
        for (const length of [61, 62, 63, 64, 65, 66]) {
          expectCertain(start + 'a'.repeat(length) + end, 'https://a/')
          expectCertain(`${start}${'a'.repeat(length)}.${'b'.repeat(length)}${end}`, 'https://a/')
        }
        for (const count of [124, 125, 126, 127, 128]) {
          expectCertain(`${start}${'a.'.repeat(count)}a${end}`, 'https://a/')
          expectCertain(`${start}${'a.'.repeat(count)}bc${end}`, 'https://a/')
        }
      }
    }
  })

  test('on what is written as it is serialized, but for one thing', () => {
    const paths = [
      '',
      '/',
      '/a/b.c',
      '/./a',
      '/a/..',
      '/.a',
      '/a.',
      '/%2E/',
      '/%2e%2E',
      '/%20',
      '/%',
      "/'",
      '/é',
      '//',
      '/a//b',
    ]
    const tails = [
      '',
      '?',
      '#',
      '?q=1',
      "?q='1'",
      "#'",
      '?a?b#c',
      '?/../#/..',
      '??',
      '##',
      '#?',
      '?é',
      '#%',
      '?a=%2E%2e',
    ]
    for (const host of [
      'a',
      'a.b',
      'A.b',
      'a-b.c',
      'a--b.c',
      '1.2',
      '0x1',
      'a.1',
      'a.b.',
      'xn--a',
      'u@a',
      'a:80',
      'a:443',
      'a:',
      '[::1]',
      '',
    ]) {
      for (const path of paths) {
        for (const tail of tails) {
          for (const scheme of ['http', 'https', 'HTTP', 'ws', 'ftp', 'foo']) {
            expectCertain(`${scheme}://${host}${path}${tail}`, null)
          }
        }
      }
    }
  })

  test('on generated URLs', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectCertain(input, base)),
      { numRuns: 10_000 },
    )
  })
})
