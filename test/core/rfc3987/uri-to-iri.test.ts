import { iriToUri, uriToIri } from '@hreflint/core/specs/rfc3987'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('characters that an IRI takes are decoded', () => {
  test.each([
    ['two octets', '/%C2%A0%c3%bc%DF%bf', '/\u00a0ü\u07ff'],
    ['three octets', '/%E0%A0%80%e4%b8%ad%EF%BF%AF', '/\u0800中\uffef'],
    ['four octets', '/%F0%90%80%80%f0%9f%98%80%F0%AF%BF%BD', '/\u{10000}😀\u{2fffd}'],
    ['lengths mixed', '/%41%C3%BC%E4%B8%AD%F0%9F%98%80%7e', '/Aü中😀~'],
    ['unreserved ASCII', '/%41%5A%61%7a%30%39%2d%2E%5f%7e', '/AZaz09-._~'],
  ])('%s', (_title, uri, iri) => {
    expect(uriToIri(uri)).toBe(iri)
  })
})

describe('other escapes stay, in upper case', () => {
  test.each([
    ['reserved characters', '/%2f%3a%40%3F', '/%2F%3A%40%3F'],
    ['the percent sign', '/%2541', '/%2541'],
    ['what a URI does not take', '/%00%20%22%3c%7f', '/%00%20%22%3C%7F'],
    ['C1 controls', '/%c2%80%c2%9f', '/%C2%80%C2%9F'],
    ['private use', '?%ee%80%80%f3%b0%80%80', '?%EE%80%80%F3%B0%80%80'],
    [
      'noncharacters and specials',
      '/%ef%b7%90%ef%bf%bd%f0%9f%bf%be',
      '/%EF%B7%90%EF%BF%BD%F0%9F%BF%BE',
    ],
    ['tags', '/%f3%a0%80%81', '/%F3%A0%80%81'],
    [
      'bidi formatting',
      '/%e2%80%8e%e2%80%8f%e2%80%aa%e2%80%ae',
      '/%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AE',
    ],
    ['an octet of another encoding', '/D%fcrst', '/D%FCrst'],
    ['a sequence that breaks off', '/%e4%b8/%f0%9f%98', '/%E4%B8/%F0%9F%98'],
    ['a continuation without a start', '/%80%bf', '/%80%BF'],
    [
      'overlong sequences',
      '/%c0%80%c1%bf%e0%9f%bf%f0%8f%bf%bf',
      '/%C0%80%C1%BF%E0%9F%BF%F0%8F%BF%BF',
    ],
    ['surrogates', '/%ed%a0%80', '/%ED%A0%80'],
    ['more than 10FFFF', '/%f4%90%80%80%f5', '/%F4%90%80%80%F5'],
  ])('%s', (_title, uri, iri) => {
    expect(uriToIri(uri)).toBe(iri)
  })

  test('octets that are not UTF-8 leave their neighbors alone', () => {
    expect(uriToIri('/%fc%c3%bc%fc%E4%b8%ad%c3%F0%9f%98%80')).toBe('/%FCü%FC中%C3😀')
  })
})

test('a percent sign without two digits is no escape', () => {
  expect(uriToIri('/%4g%g1%%41%e')).toBe('/%4g%g1%A%e')
})

/** ABNF of section 2.2; bidi formatting (4.1) is no part of it. */
const ucschar =
  /^[\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{1FFFD}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}\u{40000}-\u{4FFFD}\u{50000}-\u{5FFFD}\u{60000}-\u{6FFFD}\u{70000}-\u{7FFFD}\u{80000}-\u{8FFFD}\u{90000}-\u{9FFFD}\u{A0000}-\u{AFFFD}\u{B0000}-\u{BFFFD}\u{C0000}-\u{CFFFD}\u{D0000}-\u{DFFFD}\u{E1000}-\u{EFFFD}]$/u
const bidiFormatting = /[\u200e\u200f\u202a-\u202e]/
const unreserved = /^[A-Za-z0-9\-._~]$/

test('each character is decoded exactly where section 2.2 lists it', () => {
  const edges = [
    0x80, 0xa0, 0x200e, 0x202a, 0x202e, 0x800, 0xd7ff, 0xe000, 0xf900, 0xfdcf, 0xfdf0, 0xffef,
  ]
  const codePoints = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.constantFrom(...edges).chain(edge => fc.integer({ min: edge - 2, max: edge + 2 })),
    fc
      .tuple(fc.integer({ min: 1, max: 16 }), fc.constantFrom(0, 0xfff, 0x1000, 0xfffd, 0xfffe))
      .map(([plane, offset]) => plane * 0x10000 + offset),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  const characters = codePoints
    .filter(codePoint => codePoint < 0xd800 || codePoint > 0xdfff)
    .map(codePoint => String.fromCodePoint(codePoint))
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 6 }), text => {
      const escaped = text.map(character =>
        Array.from(
          new TextEncoder().encode(character),
          octet => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`,
        ).join(''),
      )
      const expected = text.map((character, index) =>
        unreserved.test(character) || (ucschar.test(character) && !bidiFormatting.test(character))
          ? character
          : escaped[index],
      )
      expect(uriToIri(escaped.join(''))).toBe(expected.join(''))
    }),
    { numRuns: 2000 },
  )
})

test('what was decoded is encoded again by the mapping to a URI', () => {
  const octets = fc.array(fc.integer({ min: 0x80, max: 0xff }), { maxLength: 12 })
  fc.assert(
    fc.property(octets, run => {
      const uri = run.map(octet => `%${octet.toString(16).toUpperCase()}`).join('')
      expect(iriToUri(uriToIri(uri))).toBe(uri)
    }),
    { numRuns: 2000 },
  )
})
