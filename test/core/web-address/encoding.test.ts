import { encodeAddress, isAbsoluteWebAddress } from '@hreflint/core/specs/connolly-href-00'
import { describe, expect, test } from 'vitest'

describe('an address is encoded, and each character knows where it was', () => {
  test.each([
    [' a ', 'a', '12'],
    ['a\x7fb', 'a%7Fb', '011123'],
    ['a\x80b', 'a%C2%80b', '011111123'],
    ['a\u0800b', 'a%E0%A0%80b', '011111111123'],
    ['a\uffffb', 'a%EF%BF%BFb', '011111111123'],
    ['a\u{10000}b', 'a%F0%90%80%80b', '011111111111134'],
    ['a%b', 'a%25b', '011123'],
    ['#a#', '#a%23', '012223'],
    // Brackets stay in an authority only, which begins with the address or after its scheme.
    ['//[a]/[', '//[a]/%5B', '0123456667'],
    ['a://[', 'a://[', '012345'],
    ['///[', '///%5B', '0123334'],
    ['x[]//', 'x%5B%5D//', '0111222345'],
    ['?//[a', '?//%5Ba', '01233345'],
  ])('%j', (address, text, offsets) => {
    const encoded = encodeAddress(address)
    expect(encoded.text).toBe(text)
    expect(encoded.offsets.join('')).toBe(offsets)
  })
})

test('spaces around an absolute Web address do not count', () => {
  expect(isAbsoluteWebAddress(' http://a/\t')).toBe(true)
  expect(isAbsoluteWebAddress('http://a/ b')).toBe(false)
})
