import { percentDecodeUtf8 } from '../../../generic-syntax/characters/percent-decode-utf8.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const escapeForm = /%[0-9A-Fa-f]{2}/

/**
 * Decodes percent-encoded octets as UTF-8. An octet that is not part of a character becomes a lone
 * surrogate, U+DC00 plus its value, so that nothing is lost.
 */
export function decodePercent(text: string): string {
  if (!escapeForm.test(text)) return text
  return percentDecodeUtf8(text) ?? fromOctets(octetsOf(text))
}

function octetsOf(text: string): readonly number[] {
  return text.split(/(%[0-9A-Fa-f]{2})/).flatMap((part, index) => {
    return index % 2 === 1 ? [Number.parseInt(part.slice(1), 16)] : [...encoder.encode(part)]
  })
}

function fromOctets(octets: readonly number[]): string {
  let text = ''
  for (let at = 0; at < octets.length; ) {
    const first = octets[at] ?? 0
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    const character = decoded(octets.slice(at, at + length))
    text += character ?? String.fromCharCode(0xdc00 + first)
    at += character === null ? 1 : length
  }
  return text
}

function decoded(octets: readonly number[]): string | null {
  try {
    return decoder.decode(Uint8Array.from(octets))
  } catch {
    return null
  }
}

/** Percent-encodes the UTF-8 octets of each character that `allowed` does not match. */
export function encodeOutside(text: string, allowed: RegExp): string {
  let result = ''
  for (const character of text) {
    if (allowed.test(character)) result += character
    else for (const octet of octetsOfCharacter(character)) result += escaped(octet)
  }
  return result
}

function octetsOfCharacter(character: string): Iterable<number> {
  const unit = character.charCodeAt(0)
  // A lone surrogate that `decodePercent` wrote for one octet.
  return character.length === 1 && unit >= 0xdc80 && unit <= 0xdcff
    ? [unit - 0xdc00]
    : encoder.encode(character)
}

function escaped(octet: number): string {
  return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
}
