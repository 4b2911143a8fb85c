import { findLanguage } from '../languages/index.ts'

/** HTML wants a declaration in the first 1,024 bytes, but parsers take a later one as well. */
const maxBytes = 8192

/**
 * The encoding of a file by its first bytes, in lower case, as the Encoding Standard names it: by its
 * byte order mark, else by what it declares in its language (`meta`, XML declaration, `@charset`),
 * else `utf-8`. Never throws, for any bytes.
 */
export function encodingOfBytes(bytes: Uint8Array, languageId: string): string {
  const text = String.fromCharCode(...bytes.subarray(0, maxBytes))
  for (const [start, encoding] of starts) {
    if (text.startsWith(start)) return encoding
  }
  // Declarations are ASCII in every encoding that may declare itself in them.
  return findLanguage(languageId)?.locate(text, { templateDelimiters: [] }).encoding ?? 'utf-8'
}

/** Byte order marks; and the beginning of an XML declaration in UTF-16. */
const starts: readonly (readonly [start: string, encoding: string])[] = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFE\xFF', 'utf-16be'],
  ['\xFF\xFE', 'utf-16le'],
  ['<\0?\0x\0', 'utf-16le'],
  ['\0<\0?\0x', 'utf-16be'],
]
