import { findLanguage } from '../languages/index.ts'

/** HTML requires the declaration in the first 1,024 bytes, but parsers also accept a later one. */
const maxBytes = 8192

/**
 * Returns the encoding of a file by its first bytes, in lower case, as the Encoding Standard names
 * it: by its byte order mark, else by its declaration (`meta`, XML declaration, `@charset`), else
 * `utf-8`. Never throws.
 */
export function encodingOfBytes(bytes: Uint8Array, languageId: string): string {
  const text = String.fromCharCode(...bytes.subarray(0, maxBytes))
  for (const [start, encoding] of starts) {
    if (text.startsWith(start)) return encoding
  }
  // Declarations are ASCII in every encoding that a document can declare.
  return findLanguage(languageId)?.locate(text, { templateDelimiters: [] }).encoding ?? 'utf-8'
}

/** Byte order marks, and the start of an XML declaration in UTF-16. */
const starts: readonly (readonly [start: string, encoding: string])[] = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFE\xFF', 'utf-16be'],
  ['\xFF\xFE', 'utf-16le'],
  ['<\0?\0x\0', 'utf-16le'],
  ['\0<\0?\0x', 'utf-16be'],
]
