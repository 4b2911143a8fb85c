import type { MapSegment, OffsetMap, Span } from '@hreflint/core'
import { segmentMap } from '@hreflint/core/internal'
import { type EmbeddedText, plainText } from './embedded-text.ts'

/** How a syntax escapes text. */
export interface EscapeSyntax {
  /** Finds the next escape. Must be global. May contain lookbehinds. */
  readonly escapes: RegExp
  /** Returns the value of an escape; null if it is literal text. */
  decode(found: string): string | null
  /** Escapes a replacement. Returns null if that is not possible. */
  readonly escape: (replacement: string) => string | null
  /**
   * Whether a replacement from `start` to `end` of the source could form another escape with the
   * text around it. Then no edit is allowed there.
   */
  joins?(source: string, start: number, end: number): boolean
}

const noHoles: readonly Span[] = Object.freeze([])

/**
 * Decodes the source from `start` to `end`. `holes` are spans of the source. Their content is not
 * decoded.
 */
export function decodeEscapes(
  source: string,
  start: number,
  end: number,
  syntax: EscapeSyntax,
  holes: readonly Span[] = noHoles,
): EmbeddedText {
  const inner = holesInside(holes, start, end)
  const inside = source.slice(start, end)
  syntax.escapes.lastIndex = 0
  const found = syntax.escapes.exec(inside)
  if (found === null) {
    const plain = plainText(inside, start, syntax.escape, inner)
    const map = guarded(plain.map, source, syntax)
    return { text: inside, map, holes: plain.holes, escape: syntax.escape }
  }
  const segments: MapSegment[] = []
  const textHoles: Span[] = []
  let text = ''
  let from = 0
  const add = (to: number, decoded: string | null): void => {
    const textStart = text.length
    text += decoded ?? inside.slice(from, to)
    if (text.length > textStart) {
      const copied = decoded === null
      const sourceStart = start + from
      segments.push({ textStart, textEnd: text.length, sourceStart, sourceEnd: start + to, copied })
    }
    from = to
  }
  const copy = (to: number): void => {
    if (to > from) add(to, null)
  }
  let next: RegExpExecArray | null = found
  for (const hole of inner) {
    const holeStart = Math.max(hole.start - start, 0)
    const holeEnd = Math.min(hole.end, end) - start
    while (next !== null && next.index < holeStart) next = takeEscape(next, holeStart)
    copy(holeStart)
    const textStart = text.length
    copy(holeEnd)
    textHoles.push({ start: textStart, end: text.length })
    if (next !== null && next.index < holeEnd) next = search(holeEnd)
  }
  while (next !== null) next = takeEscape(next, inside.length)
  copy(inside.length)

  function takeEscape(match: RegExpExecArray, limit: number): RegExpExecArray | null {
    const matchEnd = match.index + match[0].length
    const decoded = matchEnd > limit ? null : syntax.decode(match[0])
    if (decoded === null) return search(match.index + 1)
    copy(match.index)
    add(matchEnd, decoded)
    return search(matchEnd)
  }
  function search(at: number): RegExpExecArray | null {
    syntax.escapes.lastIndex = at
    return syntax.escapes.exec(inside)
  }

  // A map must point somewhere, even if nothing of the source is left.
  if (segments.length === 0) return { ...plainText('', start, syntax.escape), holes: textHoles }
  const map = guarded(segmentMap(segments), source, syntax)
  return { text, map, holes: textHoles, escape: syntax.escape }
}

function guarded(map: OffsetMap, source: string, { joins }: EscapeSyntax): OffsetMap {
  return joins === undefined ? map : new GuardedMap(map, source, joins)
}

/** A map that allows no edits where `joins` is true. */
class GuardedMap implements OffsetMap {
  readonly #map: OffsetMap
  readonly #source: string
  readonly #joins: NonNullable<EscapeSyntax['joins']>

  constructor(map: OffsetMap, source: string, joins: NonNullable<EscapeSyntax['joins']>) {
    this.#map = map
    this.#source = source
    this.#joins = joins
  }

  toSourceSpan(span: Span): Span {
    return this.#map.toSourceSpan(span)
  }

  toEditSpan(span: Span): Span | null {
    const found = this.#map.toEditSpan(span)
    return found === null || this.#joins(this.#source, found.start, found.end) ? null : found
  }
}

/**
 * Returns the parts of the holes that are between `start` and `end` of the source. Holes must be in
 * order.
 */
export function holesInside(holes: readonly Span[], start: number, end: number): readonly Span[] {
  let low = 0
  let high = holes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((holes[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  const first = low
  while ((holes[low]?.start ?? end) < end) low++
  return first === low ? noHoles : holes.slice(first, low)
}
