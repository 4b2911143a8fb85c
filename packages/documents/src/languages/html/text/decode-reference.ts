import { DecodingMode, decodeHTMLAttribute, HtmlEntityDecoder } from 'entities/decode'

let emitted = ''
const decoder = new HtmlEntityDecoder(code => {
  emitted += String.fromCodePoint(code)
})

/** The character reference at `at`, by the rules for attributes; null if it is none. */
export function decodeReference(
  value: string,
  at: number,
): { length: number; text: string } | null {
  emitted = ''
  decoder.startEntity(DecodingMode.Attribute)
  let length = decoder.write(value, at + 1)
  if (length === -1) length = decoder.end()
  return length > 0 ? { length, text: emitted } : null
}

/** The value of an attribute, with its character references decoded. */
export function decodeAttribute(value: string): string {
  return decodeHTMLAttribute(value)
}
