import type { Span } from '@hreflint/core'

/**
 * Whether one of the placeholders at a span, or right beside it, passes a test. They are found by halves:
 * a text may have as many of them as it has issues.
 *
 * @param holes In order, without overlaps.
 */
export function someHole(
  holes: readonly Span[],
  { start, end }: Span,
  test: (hole: Span) => boolean,
): boolean {
  let low = 0
  let high = holes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((holes[middle]?.end ?? 0) < start) low = middle + 1
    else high = middle
  }
  for (let i = low; i < holes.length; i += 1) {
    const hole = holes[i]
    if (hole === undefined || hole.start > end) return false
    if (test(hole)) return true
  }
  return false
}
