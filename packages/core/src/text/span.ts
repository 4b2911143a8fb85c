/** A half-open interval of UTF-16 offsets into a string: `text.slice(start, end)`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Whether two spans share a code unit, or one is an insertion point strictly inside the other. */
export function spansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** Whether `inner` is in `outer`. They may share borders. */
export function spanContains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** Sorts spans, and joins those that overlap or touch. */
export function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  for (const span of spans.filter(({ start, end }) => start < end).toSorted(byStart)) {
    const last = result.at(-1)
    if (last === undefined || last.end < span.start) result.push(span)
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return result
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start
}
