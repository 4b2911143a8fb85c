import type { Span } from '../text/span.ts'

/** The space characters of HTML5. U+000B and U+00A0 are none. */
const spaces = ' \t\n\f\r'

/** Returns the input without leading and trailing space characters. */
export function strippedSpan(input: string): Span {
  let start = 0
  let end = input.length
  while (start < end && spaces.includes(input.charAt(start))) start++
  while (end > start && spaces.includes(input.charAt(end - 1))) end--
  return { start, end }
}
