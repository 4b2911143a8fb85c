import type { Span } from './span.ts'

/**
 * Maps a decoded text back to the source that contains it. Two questions, two answers: where to
 * *show* a span always has one; what may be *edited* is exact or null.
 *
 * Laws: both are monotone; decoding the source at `toEditSpan(span)` gives the text at `span`.
 */
export interface OffsetMap {
  /** Returns the place of a span of the text in the source, extended to whole escapes. */
  toSourceSpan(span: Span): Span
  /** Returns the source to replace to replace exactly `span` of the text; null if that is impossible. */
  toEditSpan(span: Span): Span | null
}

/**
 * A stretch of text and where it comes from. `copied`: code unit by code unit. Otherwise the
 * source is one escape, which cannot be cut: a character reference, a line ending, a backslash
 * escape. Segments are in order and meet without gaps in the text; the source may have gaps
 * (the source there yields no text).
 */
export interface MapSegment {
  readonly textStart: number
  readonly textEnd: number
  readonly sourceStart: number
  readonly sourceEnd: number
  readonly copied: boolean
}

/** Returns the map of a text that occurs unchanged in its source, `offset` code units after its start. */
export function identityMap(offset: number): OffsetMap {
  const shift = (span: Span): Span => ({ start: span.start + offset, end: span.end + offset })
  return { toSourceSpan: shift, toEditSpan: shift }
}

/** Returns the map that segments describe. */
export function segmentMap(segments: readonly MapSegment[]): OffsetMap {
  /** The first segment that ends after `offset` of the text; binary search. */
  const segmentAt = (offset: number): MapSegment | undefined => {
    let low = 0
    let high = segments.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((segments[middle]?.textEnd ?? 0) > offset) high = middle
      else low = middle + 1
    }
    return segments[low]
  }
  const startOf = (offset: number): { at: number; exact: boolean } => {
    const segment = segmentAt(offset)
    if (segment === undefined) return { at: 0, exact: true }
    if (offset >= segment.textEnd) return { at: segment.sourceEnd, exact: true }
    if (segment.copied) {
      return { at: segment.sourceStart + (offset - segment.textStart), exact: true }
    }
    return { at: segment.sourceStart, exact: offset === segment.textStart }
  }
  const endOf = (offset: number): { at: number; exact: boolean } => {
    const segment = offset === 0 ? segments[0] : segmentAt(offset - 1)
    if (segment === undefined) return { at: 0, exact: true }
    if (offset === 0) return { at: segment.sourceStart, exact: true }
    if (segment.copied) {
      return { at: segment.sourceStart + (offset - segment.textStart), exact: true }
    }
    return { at: segment.sourceEnd, exact: offset === segment.textEnd }
  }
  const map = (span: Span): { span: Span; exact: boolean } => {
    const start = startOf(span.start)
    if (span.start === span.end)
      return { span: { start: start.at, end: start.at }, exact: start.exact }
    const end = endOf(span.end)
    return { span: { start: start.at, end: end.at }, exact: start.exact && end.exact }
  }
  return {
    toSourceSpan: span => map(span).span,
    toEditSpan: span => {
      const mapped = map(span)
      return mapped.exact ? mapped.span : null
    },
  }
}

/** Returns the map of a text inside a text: `inner` leads to the middle text, `outer` to the source. */
export function composeMaps(inner: OffsetMap, outer: OffsetMap): OffsetMap {
  return {
    toSourceSpan: span => outer.toSourceSpan(inner.toSourceSpan(span)),
    toEditSpan: span => {
      const middle = inner.toEditSpan(span)
      return middle === null ? null : outer.toEditSpan(middle)
    },
  }
}
