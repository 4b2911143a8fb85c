import { platform } from '#platform'
import { decodeUtf8Loosely } from '../../../generic-syntax/characters/decode-utf8-loosely.ts'
import { percentDecodeUtf8 } from '../../../generic-syntax/characters/percent-decode-utf8.ts'
import { toScalarValues } from '../../../text/code-point.ts'

/**
 * Escapes decoded by an encoding; octets that are none of it become U+FFFD.
 *
 * @param encoding a name of the Encoding Standard; null for UTF-8.
 */
export function decodeFormBytes(text: string, encoding: string | null): string {
  const scalar = toScalarValues(text)
  if (encoding !== null) return decodeOctets(octetsOf(scalar), encoding)
  return percentDecodeUtf8(scalar) ?? scalar.replace(/(?:%[0-9a-f]{2})+/gi, decodedRun)
}

/** What the text is in UTF-8, percent-decoded. */
function octetsOf(text: string): Uint8Array {
  const ascii = text.replace(/[^\0-\x7f]+/g, encodeURIComponent)
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

/** A run of escapes holds whole sequences: what is not escaped begins and ends its own. */
function decodedRun(run: string): string {
  const octets = run.replace(/%(..)/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return decodeUtf8Loosely(octets)
}
