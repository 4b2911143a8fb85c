import { percentEncodeCodePoint } from './percent-encode.ts'

/**
 * Percent-encodes, as UTF-8, the characters that `keeps` does not keep. What is kept is copied in
 * one piece: joining character by character would make an object of each.
 */
export function escapeUnless(
  text: string,
  keeps: (codePoint: number) => boolean,
  onEscape?: (codePoint: number, index: number) => void,
): string {
  let output = ''
  let from = 0
  for (let index = 0; index < text.length; ) {
    const codePoint = text.codePointAt(index) ?? 0
    const after = index + (codePoint > 0xffff ? 2 : 1)
    if (!keeps(codePoint)) {
      output += text.slice(from, index) + percentEncodeCodePoint(codePoint)
      from = after
      onEscape?.(codePoint, index)
    }
    index = after
  }
  return from === 0 ? text : output + text.slice(from)
}
