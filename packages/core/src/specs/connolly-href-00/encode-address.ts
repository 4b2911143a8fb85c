import { percentEncodeCodePoint } from '../../generic-syntax/percent-encode.ts'
import { strippedSpan } from '../../web-address/strip-spaces.ts'

/** The string after steps 2 to 5 of parsing, and where its characters come from. */
export interface EncodedAddress {
  readonly text: string
  /** For each offset of `text`, and for its end, the offset of the original. */
  readonly offsets: readonly number[]
}

const alwaysEncoded = '"%<>\\^`{|}'

/**
 * Steps 1 to 5: strips spaces and encodes what is no URI character, brackets outside the
 * authority, and every number sign after the first. `%` is encoded too, so that what was escaped
 * is escaped twice; the offsets undo that without decoding.
 */
export function encodeAddress(input: string): EncodedAddress {
  const { start, end } = strippedSpan(input)
  const address = input.slice(start, end)
  const authority = authorityRange(address)
  const firstHash = address.indexOf('#')
  const offsets: number[] = []
  let text = ''
  let at = 0
  for (const character of address) {
    const isBracket = character === '[' || character === ']'
    const isEncoded =
      isNoUriCharacter(character) ||
      (isBracket && (at < authority.start || at >= authority.end)) ||
      (character === '#' && at > firstHash)
    const encoded = isEncoded ? percentEncodeCodePoint(character.codePointAt(0) ?? 0) : character
    for (let index = 0; index < encoded.length; index++) offsets.push(start + at)
    text += encoded
    at += character.length
  }
  offsets.push(end)
  return { text, offsets }
}

function isNoUriCharacter(character: string): boolean {
  return character <= ' ' || character >= '\x7f' || alwaysEncoded.includes(character)
}

/** Where brackets stay: from the `//` after the scheme, or at the start, to the next delimiter. */
function authorityRange(address: string): { start: number; end: number } {
  const prefix = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.exec(address)?.[0].length
  if (prefix === undefined) return { start: 0, end: 0 }
  const length = address.slice(prefix).search(/[/?#]/)
  return { start: prefix, end: length < 0 ? address.length : prefix + length }
}
