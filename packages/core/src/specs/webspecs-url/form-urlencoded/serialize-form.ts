import { platform } from '#platform'
import { percentEncode } from '../../../generic-syntax/characters/percent-encode.ts'
import { toScalarValues } from '../../../text/code-point.ts'
import { legacyEncodingName } from '../../../text/encoding-label.ts'
import type { FormEntry } from './parse-form.ts'

/**
 * The application/x-www-form-urlencoded serializer of the draft.
 *
 * @param encoding label of the encoding override. Default: UTF-8.
 * @throws RangeError for an unknown label.
 */
export function serializeForm(entries: readonly FormEntry[], encoding?: string): string {
  return entries
    .map(([name, value]) => `${serializeByte(name, encoding)}=${serializeByte(value, encoding)}`)
    .join('&')
}

/**
 * The byte serializer, on the bytes of `text` in an encoding, by default UTF-8. What the encoding
 * lacks becomes a decimal character reference. Throws as `serializeForm`.
 */
export function serializeByte(text: string, encoding?: string): string {
  const name = legacyEncodingName(encoding)
  if (name !== null) {
    const { percentEncodeAfterEncoding } = platform.loadLegacyEncodings()
    return percentEncodeAfterEncoding(name, toScalarValues(text), escaped, true)
  }
  return text.replace(/[^*\-.0-9A-Z_a-z]/gu, character =>
    character === ' ' ? '+' : percentEncode(character),
  )
}

/** The printable ASCII characters that do not stay. */
const escaped = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 0x20))
  .filter(character => /[^*\-.0-9A-Z_a-z]/.test(character))
  .join('')
