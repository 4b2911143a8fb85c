import type { Span } from '@hreflint/core'

/**
 * Returns the span in which a text differs from another one: everything between their common start
 * and end.
 */
export function differingPart(text: string, other: string): Span {
  const most = Math.min(text.length, other.length)
  let start = 0
  while (start < most && text[start] === other[start]) start++
  let end = 0
  while (end < most - start && text.at(-1 - end) === other.at(-1 - end)) end++
  return { start: outOfPair(text, start, -1), end: outOfPair(text, text.length - end, 1) }
}

/** Moves an offset out of the middle of a surrogate pair. */
function outOfPair(text: string, offset: number, by: 1 | -1): number {
  const isInside = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1))
  return isInside ? offset + by : offset
}
