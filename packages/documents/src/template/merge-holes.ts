import type { Span } from '@hreflint/core'

/** Sorts holes and merges those that overlap. */
export function mergeHoles(holes: readonly Span[]): readonly Span[] {
  if (holes.length < 2) return holes
  const merged: Span[] = []
  for (const hole of holes.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || hole.start >= last.end) merged.push(hole)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, hole.end) }
  }
  return merged
}
