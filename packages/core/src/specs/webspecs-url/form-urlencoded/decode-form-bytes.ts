import { platform } from '#platform'
import { percentDecodeUtf8 } from '../../../generic-syntax/percent-decode-utf8.ts'
import { toScalarValues } from '../../../text/code-point.ts'

/**
 * `+` as space, escapes decoded by an encoding; octets that are none of it become U+FFFD.
 *
 * @param encoding a name of the Encoding Standard; null for UTF-8.
 */
export function decodeFormBytes(text: string, encoding: string | null): string {
  const spaced = text.replaceAll('+', ' ')
  if (encoding !== null) return decodeOctets(octetsOf(spaced), encoding)
  return percentDecodeUtf8(spaced) ?? spaced.replace(/(?:%[0-9a-f]{2})+/gi, decodeLoosely)
}

/** What the text is in UTF-8, percent-decoded. */
function octetsOf(text: string): Uint8Array {
  const ascii = toScalarValues(text).replace(/[^\0-\x7f]+/g, encodeURIComponent)
  const octets = new Uint8Array(ascii.length)
  let length = 0
  for (let index = 0; index < ascii.length; index++) {
    const digits = ascii.slice(index + 1, index + 3)
    const isEscape = ascii[index] === '%' && /^[0-9a-f]{2}$/i.test(digits)
    octets[length++] = isEscape ? Number.parseInt(digits, 16) : ascii.charCodeAt(index)
    if (isEscape) index += 2
  }
  return octets.subarray(0, length)
}

function decodeOctets(octets: Uint8Array, encoding: string): string {
  // The decoder of this encoding, which only names what must not be decoded, is no decoder of text.
  if (encoding === 'replacement') return octets.length === 0 ? '' : '\uFFFD'
  const { TextDecoder } = platform.loadLegacyEncodings()
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(octets)
}

/** Sequence by sequence; an octet that begins none is U+FFFD, and the next is tried. */
function decodeLoosely(run: string): string {
  let output = ''
  for (let index = 0; index < run.length; ) {
    const octet = Number.parseInt(run.slice(index + 1, index + 3), 16)
    const longest = octet < 0x80 ? 1 : octet < 0xe0 ? 2 : octet < 0xf0 ? 3 : 4
    const sequence = run.slice(index, index + 3 * longest)
    const character = percentDecodeUtf8(sequence)
    output += character ?? '\uFFFD'
    index += character === null ? 3 : sequence.length
  }
  return output
}
