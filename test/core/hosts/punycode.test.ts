import fc from 'fast-check'
import punycode from 'punycode/punycode.js'
import { describe, expect, test } from 'vitest'
import { decodePunycode } from '../../../packages/core/src/uts46/punycode/decode-punycode.ts'
import { encodePunycode } from '../../../packages/core/src/uts46/punycode/encode-punycode.ts'
import { expectSame } from '../../support/expect-same.ts'

/** What the package says, null where it throws. */
function expected(convert: (text: string) => string, text: string): string | null {
  try {
    return convert(text)
  } catch {
    return null
  }
}

const codePoint = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    '-',
    '9',
    'é',
    'è',
    'ü',
    '漢',
    '字',
    '\u0300',
    '\uD800',
    '💩',
    '\u{10FFFF}',
  ),
  fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
)
const text = (maxLength: number) =>
  fc.array(codePoint, { maxLength }).map(characters => characters.join(''))
const digits = fc.string({
  maxLength: 40,
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-AZ\u00E9'),
})

describe('Punycode as the package has it', () => {
  test('encoded', () => {
    fc.assert(
      fc.property(text(40), text => {
        expectSame(encodePunycode(text), expected(punycode.encode, text), { text })
      }),
      { numRuns: 5_000 },
    )
  })

  test('decoded, what was encoded', () => {
    fc.assert(
      fc.property(text(40), text => {
        const encoded = encodePunycode(text)
        if (encoded === null) return
        expectSame(decodePunycode(encoded), expected(punycode.decode, encoded), { encoded })
      }),
      { numRuns: 5_000 },
    )
  })

  test('decoded, whatever it is', () => {
    fc.assert(
      fc.property(digits, text => {
        expectSame(decodePunycode(text), expected(punycode.decode, text), { text })
      }),
      { numRuns: 20_000 },
    )
  })

  test.each([1_025, 2_000, 4_000])('of %i code points', length => {
    const scripts = [
      (i: number) => 0xe0 + (i % 5),
      (i: number) => 0x4e00 + ((i * 7919) % 400),
      (i: number) => (i % 3 === 0 ? 0x61 : 0x430 + (i % 32)),
      (i: number) => 0x80 + ((i * 31) % length),
      (i: number) => (i === length - 1 ? 0x10ffff : 0x61),
    ]
    for (const script of scripts) {
      const text = String.fromCodePoint(...Array.from({ length }, (_, i) => script(i)))
      const encoded = encodePunycode(text)
      expect(encoded).toBe(expected(punycode.encode, text))
      if (encoded !== null) expect(decodePunycode(encoded)).toBe(text)
    }
  })
})

test('a label of a million code points', () => {
  const text = 'éêëa'.repeat(250_000)
  const encoded = encodePunycode(text)
  expect(encoded?.slice(0, 3)).toBe('aaa')
  expect(decodePunycode(encoded ?? '')).toBe(text)
})
