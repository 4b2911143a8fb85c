import type { MapSegment, OffsetMap, Span } from '@hreflint/core'
import { segmentMap } from '@hreflint/core/internal'
import type { Use } from './document-facts.ts'

/** Maps a span in the text of a use to the span in its document that has to be highlighted. */
export function spanOfUse({ span: all, segments }: Use, span: Span): Span {
  return segments === undefined
    ? {
        start: Math.min(all.start + span.start, all.end),
        end: Math.min(all.start + span.end, all.end),
      }
    : segmentMap(segments).toSourceSpan(span)
}

/** Converts an offset map into segments, which are plain data. */
export function segmentsOf(text: string, map: OffsetMap, document: string): readonly MapSegment[] {
  const segments: MapSegment[] = []
  for (let at = 0; at < text.length; at += 1) {
    const { start, end } = map.toSourceSpan({ start: at, end: at + 1 })
    const copied = end - start === 1 && document[start] === text[at]
    const last = segments.at(-1)
    const continues =
      last !== undefined &&
      last.copied === copied &&
      (copied ? last.sourceEnd === start : last.sourceStart === start)
    if (continues) segments.pop()
    segments.push({
      textStart: continues ? last.textStart : at,
      textEnd: at + 1,
      sourceStart: continues ? last.sourceStart : start,
      sourceEnd: end,
      copied,
    })
  }
  return segments
}
