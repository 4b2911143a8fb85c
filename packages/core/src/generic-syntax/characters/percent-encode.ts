import { toScalarValues } from '../../text/code-point.ts'

/** What `encodeURIComponent` leaves alone. */
const leftAlone = /[A-Za-z0-9\-_.!~*'()]/

/**
 * Percent-encodes every character of `text` as UTF-8, with upper-case digits. A lone surrogate is
 * encoded as U+FFFD.
 */
export function percentEncode(text: string): string {
  if (text.length === 1) return percentEncodeCodePoint(text.charCodeAt(0))
  if (!leftAlone.test(text)) return encodeURIComponent(toScalarValues(text))
  let output = ''
  for (const character of text) output += percentEncodeCodePoint(character.codePointAt(0) ?? 0)
  return output
}

/** Returns the percent-encoded form of the UTF-8 octets of one code point. */
export function percentEncodeCodePoint(codePoint: number): string {
  if (codePoint < 0x80) return percentEncodeOctet(codePoint)
  if (codePoint < 0x800) return twoOctets(codePoint)
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return '%EF%BF%BD'
  return encodeURIComponent(String.fromCodePoint(codePoint))
}

/** Covers most letters that are not ASCII. Each is encoded once, not each time it occurs in a URL. */
const ofTwoOctets: string[] = []

function twoOctets(codePoint: number): string {
  const index = codePoint - 0x80
  const known = ofTwoOctets[index]
  if (known !== undefined) return known
  const encoded =
    percentEncodeOctet(0xc0 | (codePoint >> 6)) + percentEncodeOctet(0x80 | (codePoint & 0x3f))
  ofTwoOctets[index] = encoded
  return encoded
}

/** `%` and two upper-case hexadecimal digits. */
export function percentEncodeOctet(octet: number): string {
  return octets[octet] ?? ''
}

const octets: readonly string[] = Array.from(
  { length: 256 },
  (_, octet) => `%${octet < 16 ? '0' : ''}${octet.toString(16).toUpperCase()}`,
)
