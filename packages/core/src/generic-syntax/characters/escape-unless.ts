import { TextPieces } from '../../text/text-pieces.ts'
import { percentEncodeCodePoint } from './percent-encode.ts'

/**
 * Percent-encodes, as UTF-8, the characters that `keeps` does not keep. What is kept is copied in
 * one piece, and the pieces are joined at the end: a string made by adding up is an object for each
 * addition, which live as long as it.
 */
export function escapeUnless(
  text: string,
  keeps: (codePoint: number, index: number) => boolean,
  onEscape?: (codePoint: number, index: number) => void,
): string {
  const output = new TextPieces()
  let from = 0
  for (let index = 0; index < text.length; ) {
    const codePoint = text.codePointAt(index) ?? 0
    const after = index + (codePoint > 0xffff ? 2 : 1)
    if (!keeps(codePoint, index)) {
      if (from < index) output.add(text.slice(from, index))
      output.add(percentEncodeCodePoint(codePoint))
      from = after
      onEscape?.(codePoint, index)
    }
    index = after
  }
  if (from === 0) return text
  output.add(text.slice(from))
  return output.join()
}
