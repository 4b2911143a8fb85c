import { type EmbeddedText, plainText } from '../../embedded-text.ts'

/**
 * Returns an `escape` function that writes a replacement unchanged, or returns null if it contains
 * one of the characters.
 */
export function onlyWithout(characters: RegExp): EmbeddedText['escape'] {
  return replacement => (characters.test(replacement) ? null : replacement)
}

/** Returns the value from `start` to `end`, for syntaxes that write values without escapes. */
export function valueAt(
  text: string,
  start: number,
  end: number,
  escapeText: EmbeddedText['escape'],
): EmbeddedText {
  return plainText(text.slice(start, end), start, escapeText)
}
