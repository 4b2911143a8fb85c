import type { OffsetMap, Span } from '@hreflint/core'
import { composeMaps } from '@hreflint/core/internal'

/**
 * A text that occurs escaped in a document, with the map back to the source and the function that
 * escapes replacements. A URL is one, and so is a value that contains several URLs, or a style
 * sheet in an attribute.
 */
export interface EmbeddedText {
  readonly text: string
  readonly map: OffsetMap
  readonly holes: readonly Span[]
  escape(replacement: string): string | null
}

const noHoles: readonly Span[] = Object.freeze([])

/**
 * The map of a text that occurs unchanged in its source. It is small because a document has many.
 */
class ShiftedMap implements OffsetMap {
  readonly #offset: number

  constructor(offset: number) {
    this.#offset = offset
  }

  toSourceSpan(span: Span): Span {
    return { start: span.start + this.#offset, end: span.end + this.#offset }
  }

  toEditSpan(span: Span): Span {
    return this.toSourceSpan(span)
  }

  get offset(): number {
    return this.#offset
  }

  by(offset: number): ShiftedMap {
    return new ShiftedMap(this.#offset + offset)
  }
}

/** Returns the map of the part of a text that begins at `offset`. */
function shifted(map: OffsetMap, offset: number): OffsetMap {
  if (map instanceof ShiftedMap) return map.by(offset)
  return composeMaps(new ShiftedMap(offset), map)
}

/**
 * Returns a text that occurs unchanged at `offset` of its source. `holes` are spans of the source.
 */
export function plainText(
  text: string,
  offset: number,
  escapeText: EmbeddedText['escape'],
  holes: readonly Span[] = noHoles,
): EmbeddedText {
  return {
    text,
    map: new ShiftedMap(offset),
    holes: shiftHoles(holes, offset, text.length),
    escape: escapeText,
  }
}

/** Returns the offset of a text that occurs unchanged in its source; null for other texts. */
export function offsetOf({ map }: EmbeddedText): number | null {
  return map instanceof ShiftedMap ? map.offset : null
}

/** Returns the part of a text between two of its offsets. */
export function sliceText(whole: EmbeddedText, start: number, end: number): EmbeddedText {
  if (start === 0 && end === whole.text.length) return whole
  return {
    text: whole.text.slice(start, end),
    map: start === 0 ? whole.map : shifted(whole.map, start),
    holes: shiftHoles(whole.holes, start, end - start),
    escape: whole.escape,
  }
}

/**
 * Converts a URL, or the text of one, that was found in an embedded text to one in the outer
 * document.
 */
export function nestUrl<Inner extends EmbeddedText>(inner: Inner, outer: EmbeddedText): Inner {
  return {
    ...inner,
    map: composeMaps(inner.map, outer.map),
    holes: outer.holes.length === 0 ? inner.holes : innerHoles(inner, outer.holes),
    escape: replacement => {
      const escaped = inner.escape(replacement)
      return escaped === null ? null : outer.escape(escaped)
    },
  }
}

/** Converts the holes of the outer text to offsets in an inner text. */
function innerHoles(inner: EmbeddedText, outer: readonly Span[]): readonly Span[] {
  const { length } = inner.text
  const holes: Span[] = []
  for (const hole of outer) {
    const start = firstOffset(
      length,
      at => inner.map.toSourceSpan({ start: at, end: at + 1 }).end > hole.start,
    )
    const end = firstOffset(
      length,
      at => inner.map.toSourceSpan({ start: at, end: at + 1 }).start >= hole.end,
    )
    if (start < end) holes.push({ start, end })
  }
  return holes
}

/** Returns the first offset or index for which a monotone condition is true, or `length`. */
function firstOffset(length: number, holds: (offset: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the parts of spans that are within `length` of `start`, with offsets from `start`. */
function shiftHoles(holes: readonly Span[], start: number, length: number): readonly Span[] {
  if (holes.length === 0) return holes
  const shifted: Span[] = []
  const first = firstOffset(holes.length, index => (holes[index]?.end ?? 0) > start)
  for (let index = first; index < holes.length; index++) {
    const hole = holes[index]
    if (hole === undefined || hole.start >= start + length) break
    const from = Math.max(hole.start - start, 0)
    shifted.push({ start: from, end: Math.min(hole.end - start, length) })
  }
  return shifted.length === 0 ? noHoles : shifted
}
