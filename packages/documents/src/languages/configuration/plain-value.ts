import { type EmbeddedText, plainText } from '../../embedded-text.ts'

/** A replacement as it is, where the syntax reads it so; what it would end or begin cannot be written. */
export function onlyWithout(characters: RegExp): EmbeddedText['escape'] {
  return replacement => (characters.test(replacement) ? null : replacement)
}

/** A value that is written unchanged in its text, from `start` to `end`. */
export function valueAt(
  text: string,
  start: number,
  end: number,
  escapeText: EmbeddedText['escape'],
): EmbeddedText {
  return plainText(text.slice(start, end), start, escapeText)
}
