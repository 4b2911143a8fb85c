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
