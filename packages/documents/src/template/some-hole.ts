import type { Span } from '@hreflint/core'

/**
 * Whether a placeholder that overlaps or touches a span passes a test. Uses a binary search,
 * because a text may have as many placeholders as issues.
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
