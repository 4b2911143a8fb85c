import { DecodingMode, decodeHTMLAttribute, HtmlEntityDecoder } from 'entities/decode'

let emitted = ''
// Made at the first reference, because loading the table of names takes a while.
let decoder: HtmlEntityDecoder | null = null

/**
 * Decodes the character reference at `at` by the rules for attributes. Returns null if there is
 * none.
 */
export function decodeReference(
  value: string,
  at: number,
): { length: number; text: string } | null {
  emitted = ''
  decoder ??= new HtmlEntityDecoder(code => {
    emitted += String.fromCodePoint(code)
  })
  decoder.startEntity(DecodingMode.Attribute)
  let length = decoder.write(value, at + 1)
  if (length === -1) length = decoder.end()
  return length > 0 ? { length, text: emitted } : null
}

/** Decodes the character references in the value of an attribute. */
export function decodeAttribute(value: string): string {
  return decodeHTMLAttribute(value)
}
