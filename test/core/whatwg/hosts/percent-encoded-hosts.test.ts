import { check, parse } from '@hreflint/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const escaped = (octets: readonly number[]): string =>
  octets.map(octet => `%${octet.toString(16).padStart(2, '0')}`).join('')

/** Sequences at the edges of what UTF-8 is, and beyond. */
const sequences = fc.oneof(
  fc.constantFrom(
    ...['c3a9', 'e0a0a6', 'ed9ea3', 'e4b8ad', 'efbda1', 'f0908080', 'f0a08080', '61', '2e'],
    ...['c080', 'c1bf', 'c2', 'c2c3a9', 'e09f80', 'e0a0', 'eda080', 'edbfbf', 'e4b8', 'e461'],
    ...['f08f8080', 'f09080', 'f0908061', 'f4908080', 'f48f80', 'f5808080', '80', 'bf', 'ff'],
  ),
  fc.uint8Array({ minLength: 1, maxLength: 4 }).map(octets => Buffer.from(octets).toString('hex')),
)
const octets = fc
  .array(sequences, { minLength: 1, maxLength: 4 })
  .map(parts => [...Buffer.from(parts.join(''), 'hex')])

test('a host is decoded as the platform decodes it', () => {
  fc.assert(
    fc.property(octets, list => {
      const input = `http://a${escaped(list)}b/`
      const expected = URL.canParse(input) ? new URL(input).hostname : null
      expect([input, parse(input).url?.host ?? null]).toEqual([input, expected])
    }),
    { numRuns: 3000 },
  )
})

test('each part that is not UTF-8 is shown, as far as a decoder takes it for one', () => {
  const decoder = new TextDecoder()
  fc.assert(
    fc.property(octets, list => {
      // An escaped U+FFFD is told like what decodes to one.
      const text = decoder.decode(new Uint8Array(list))
      if (text.includes('\uFFFD') === false) return
      const input = `http://a${escaped(list)}`
      const found = check(input).filter(({ code }) => code === 'whatwg/domain-not-utf8')
      // Neighbors are one issue, so what is counted is what remains.
      let rest = ''
      let end = 0
      for (const { span } of found) {
        rest += input.slice(end, span.start)
        end = span.end
      }
      rest += input.slice(end)
      expect(decodeURIComponent(rest)).toBe(`http://a${text.replaceAll('\uFFFD', '')}`)
    }),
    { numRuns: 3000 },
  )
})
