import type { TextEdit } from '../../edits.ts'
import { percentEncoded } from './percent-encode.ts'
import type { Span } from '../../../text/span.ts'

/** Returns edits that percent-encode the matching characters of a part. */
export function encodeText(
  input: string,
  { start, end }: Span,
  characters: RegExp,
): readonly TextEdit[] {
  return Array.from(input.slice(start, end).matchAll(characters), ({ 0: text, index }) => ({
    span: { start: start + index, end: start + index + text.length },
    text: percentEncoded(text),
  }))
}
