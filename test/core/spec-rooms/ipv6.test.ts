import { isIPv6 } from 'node:net'
import { parse } from '@hreflint/core'
import { generalSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const piece = fc.constantFrom('0', '1', 'ab', 'FFFF', '1.2.3.4', '0.255.0.255')
const odd = fc.constantFrom(
  ...['', ':', '12345', 'g', '-1', '+1', '0x1', '1.2.3', '1.2.3.4.5', '256.0.0.1', '1.2.3.300'],
  ...['1.2.3.a', '1.2..3', '1.2.3.', 'a1.2.3.4'],
)
const some = (minLength: number, maxLength: number) =>
  fc
    .array(fc.oneof({ weight: 12, arbitrary: piece }, { weight: 1, arbitrary: odd }), {
      minLength,
      maxLength,
    })
    .map(pieces => pieces.join(':'))
const plain = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom('0', '1', 'f'), { minLength, maxLength }).map(pieces => pieces.join(':'))
const texts = fc.oneof(
  some(7, 9),
  fc.tuple(some(0, 7), some(0, 7)).map(([head, tail]) => `${head}::${tail}`),
  plain(6, 9),
  fc
    .tuple(plain(4, 7), fc.constantFrom(':1.2.3.4', '::', '::1', ':::', ':'))
    .map(([a, b]) => a + b),
)
const urls = texts.map(text => ({ text, input: `http://[${text}]/` }))

/** Those that write the host in its normal form; grammars leave it as it is. */
const normalizing = new Set(['whatwg', 'webspecs-url', 'abarth-url-01'])

describe.each(generalSpecs.map(spec => [spec.id, spec] as const))('%s', (id, spec) => {
  test('takes in brackets what Node.js takes for an IPv6 address', () => {
    fc.assert(
      fc.property(urls, ({ text, input }) => {
        const { url, issues } = parse(input, { spec })
        const isAddress = isIPv6(text)
        expect({ text, clean: issues.length === 0 }).toEqual({ text, clean: isAddress })
        if (!isAddress) return
        expect(url?.host).toBe(normalizing.has(id) ? new URL(input).hostname : `[${text}]`)
      }),
      { numRuns: 1500 },
    )
  })
})
