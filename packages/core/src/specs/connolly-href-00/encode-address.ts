import { escapeUnless } from '../../generic-syntax/characters/escape-unless.ts'
import { strippedSpan } from '../../web-address/strip-spaces.ts'

/** The string after steps 2 to 5 of parsing, and where its characters come from. */
export interface EncodedAddress {
  readonly text: string
  /** For each offset of `text`, and for its end, the offset of the original. */
  readonly offsets: Uint32Array
}

const isAlwaysEncoded = Array.from({ length: 128 }, (_, unit) =>
  '"%<>\\^`{|}'.includes(String.fromCharCode(unit)),
)

/**
 * Steps 1 to 5: strips spaces and encodes every character that is not a URI character, brackets outside the
 * authority, and every number sign after the first. `%` is encoded too, so that what was escaped
 * is escaped twice; the offsets undo that without decoding.
 */
export function encodeAddress(input: string): EncodedAddress {
  const { start, end } = strippedSpan(input)
  const address = input.slice(start, end)
  const authority = authorityRange(address)
  const firstHash = address.indexOf('#')
  const text = escapeUnless(address, (codePoint, at) => {
    if (codePoint === 0x23) return at <= firstHash
    const isBracket = codePoint === 0x5b || codePoint === 0x5d
    if (isBracket) return at >= authority.start && at < authority.end
    return codePoint > 0x20 && codePoint < 0x7f && !isAlwaysEncoded[codePoint]
  })
  return { text, offsets: offsetsIn(address, text, start) }
}

/**
 * Returns the offset in the original for each offset of the encoded string, in which every `%` starts
 * an octet. Numbers instead of objects, because there are as many as characters.
 */
function offsetsIn(address: string, text: string, start: number): Uint32Array {
  const offsets = new Uint32Array(text.length + 1)
  let to = 0
  for (let at = 0; at < address.length; ) {
    const codePoint = address.codePointAt(at) ?? 0
    const isEncoded = text.charCodeAt(to) === 0x25
    const end = to + (isEncoded ? 3 * octetsOf(codePoint) : 1)
    while (to < end) offsets[to++] = start + at
    at += codePoint > 0xffff ? 2 : 1
  }
  offsets[to] = start + address.length
  return offsets
}

/** In UTF-8; a lone surrogate takes three, as U+FFFD does. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

/** Where brackets stay: from the `//` after the scheme, or at the start, to the next delimiter. */
function authorityRange(address: string): { start: number; end: number } {
  const prefix = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.exec(address)?.[0].length
  if (prefix === undefined) return { start: 0, end: 0 }
  const length = address.slice(prefix).search(/[/?#]/)
  return { start: prefix, end: length < 0 ? address.length : prefix + length }
}
