import type { EmbeddedText } from '../../embedded-text.ts'
import { composeMaps, identityMap } from '@hreflint/core/internal'
import { ValueDecoder } from '../html/text/decode-value.ts'
import type { DecodedLiteral } from './decoded-literal.ts'
import { decodeStringLiteral, type Quoting } from './string-literal.ts'

/**
 * Decodes a literal of an expression in an HTML attribute (`:href="'a&amp;b'"`): first character
 * references, then JavaScript escapes.
 *
 * @param inside The source text between the delimiters of the literal.
 * @param attribute How the attribute is quoted.
 * @param offset The offset of `inside` in the document.
 * @returns Null in the same cases as `decodeStringLiteral`.
 */
export function decodeLiteralInAttribute(
  inside: string,
  quoting: Quoting,
  attribute: 'double' | 'single' | 'unquoted',
  offset = 0,
): DecodedLiteral | null {
  const value = decodeValue(inside, attribute)
  const literal = decodeStringLiteral(value.text, quoting)
  if (literal === null) return null
  return {
    text: literal.text,
    map: composeMaps(composeMaps(literal.map, value.map), identityMap(offset)),
    escape: replacement => {
      const escaped = literal.escape(replacement)
      return escaped === null ? null : value.escape(escaped)
    },
    redecode: changed => literal.redecode(decodeValue(changed, attribute).text),
    inside,
    offset,
  }
}

/** Decodes the value of an HTML attribute, with the way back to its source. */
export function decodeValue(
  inside: string,
  attribute: 'double' | 'single' | 'unquoted',
): EmbeddedText {
  return new ValueDecoder(inside, []).decode(0, inside.length, attribute)
}
