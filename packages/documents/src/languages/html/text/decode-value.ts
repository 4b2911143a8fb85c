import type { MapSegment, OffsetMap, Span } from '@hreflint/core'
import { segmentMap } from '@hreflint/core/internal'
import { type EmbeddedText, plainText } from '../../../embedded-text.ts'
import { decodeReference } from './decode-reference.ts'
import { escapeFor, type Writing } from './escape-value.ts'

const nothing: readonly Span[] = Object.freeze([])

/** Matches text of ASCII characters without white space, controls and `&`. */
const plain = /^[!-%'-~]+$/

/**
 * Decodes the attribute values of one document. `holes` are the placeholders of the document, in
 * order. Their content is not decoded.
 */
export class ValueDecoder {
  readonly #source: string
  readonly #holes: readonly Span[]

  constructor(source: string, holes: readonly Span[]) {
    this.#source = source
    this.#holes = holes
  }

  /** Decodes the value from `start` to `end` of the source. */
  decode(start: number, end: number, writing: Writing): EmbeddedText {
    const holes = this.#holesIn(start, end)
    const text = this.#source.slice(start, end)
    const escapeText = escapeFor[writing]
    if (!/[&\r\0]/.test(text)) return plainText(text, start, escapeText, holes)
    const decoded = decodeText(text, start, holes, null)
    const map = new DecodedMap(text, start, holes)
    return { text: decoded.text, map, holes: decoded.holes, escape: escapeText }
  }

  /**
   * Whether a value is its own decoded text, and a URL with nothing around it. False for values that
   * are not ASCII and for empty ones too: `decode` reads those as well.
   */
  isPlain(start: number, end: number): boolean {
    return plain.test(this.#source.slice(start, end)) && this.#holesIn(start, end).length === 0
  }

  /** Returns a part of the source unchanged, for places outside attributes. */
  raw(start: number, end: number, escapeText: EmbeddedText['escape']): EmbeddedText {
    return plainText(this.#source.slice(start, end), start, escapeText, this.#holesIn(start, end))
  }

  #holesIn(start: number, end: number): readonly Span[] {
    const holes = this.#holes
    if (holes.length === 0) return nothing
    let first = 0
    for (let high = holes.length; first < high; ) {
      const middle = (first + high) >> 1
      if ((holes[middle]?.end ?? end) <= start) first = middle + 1
      else high = middle
    }
    let last = first
    while ((holes[last]?.start ?? end) < end) last++
    return last === first ? nothing : holes.slice(first, last)
  }
}

/**
 * Decodes character references, line endings and NUL. `holes` are spans of the source. If
 * `segments` is given, the segments of the decoded text are added to it.
 */
function decodeText(
  value: string,
  offset: number,
  holes: readonly Span[],
  segments: MapSegment[] | null,
): Pick<EmbeddedText, 'text' | 'holes'> {
  const textHoles: Span[] = []
  let text = ''
  /** Copies the value up to `end` unchanged. */
  let from = 0
  const copy = (end: number): void => {
    if (end > from) {
      const textStart = text.length
      text += value.slice(from, end)
      segments?.push({
        textStart,
        textEnd: text.length,
        sourceStart: offset + from,
        sourceEnd: offset + end,
        copied: true,
      })
      from = end
    }
  }
  const replace = (length: number, by: string): void => {
    const textStart = text.length
    text += by
    segments?.push({
      textStart,
      textEnd: text.length,
      sourceStart: offset + from,
      sourceEnd: offset + from + length,
      copied: false,
    })
    from += length
  }
  let nextHole = 0
  let at = 0
  while (at < value.length) {
    const hole = holes[nextHole]
    if (hole !== undefined && at + offset >= hole.start) {
      copy(at)
      const start = text.length
      at = Math.min(hole.end - offset, value.length)
      copy(at)
      textHoles.push({ start, end: text.length })
      nextHole++
      continue
    }
    const code = value.charCodeAt(at)
    if (code === 0x26) {
      const reference = decodeReference(value, at)
      if (reference !== null) {
        copy(at)
        replace(reference.length, reference.text)
        at = from
        continue
      }
    } else if (code === 0x0d) {
      copy(at)
      replace(value.charCodeAt(at + 1) === 0x0a ? 2 : 1, '\n')
      at = from
      continue
    } else if (code === 0) {
      copy(at)
      replace(1, '\uFFFD')
    }
    at++
  }
  copy(value.length)
  return { text, holes: textHoles }
}

/**
 * The map of a decoded value. A document has many maps, but few are used, so each is computed on
 * first use. Stored segments would take several times as much memory as the text.
 *
 * Edits are not allowed after `&` and a name that are not a reference, because they could become
 * one with the new text. They are also not allowed between CR and LF, which would become one line
 * ending.
 */
class DecodedMap implements OffsetMap {
  readonly #value: string
  readonly #offset: number
  readonly #holes: readonly Span[]
  #segments: OffsetMap | null = null

  constructor(value: string, offset: number, holes: readonly Span[]) {
    this.#value = value
    this.#offset = offset
    this.#holes = holes
  }

  toSourceSpan(span: Span): Span {
    return this.#map().toSourceSpan(span)
  }

  toEditSpan(span: Span): Span | null {
    const found = this.#map().toEditSpan(span)
    if (found === null) return null
    const start = found.start - this.#offset
    const before = this.#value.slice(Math.max(start - 40, 0), start)
    const after = this.#value.charAt(found.end - this.#offset)
    const joins = /&#?[a-z0-9]*$/i.test(before) || (before.endsWith('\r') && after === '\n')
    return joins ? null : found
  }

  #map(): OffsetMap {
    if (this.#segments === null) {
      const segments: MapSegment[] = []
      decodeText(this.#value, this.#offset, this.#holes, segments)
      this.#segments = segmentMap(segments)
    }
    return this.#segments
  }
}
