import type { OffsetMap, Span } from '@hreflint/core'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import { jsonFileString } from '../json/json-escape.ts'

/** A string of a cell, and where it begins in the text of the cell. */
interface Part {
  readonly start: number
  readonly end: number
  readonly map: OffsetMap
}

/** Returns the text of a cell: the strings at `spans` of the notebook, joined. */
export function cellText(notebook: string, spans: readonly Span[]): EmbeddedText {
  const parts: Part[] = []
  let text = ''
  for (const { start, end } of spans) {
    const string = decodeEscapes(notebook, start, end, jsonFileString)
    // Nothing of an empty string can be shown.
    if (string.text === '') continue
    parts.push({ start: text.length, end: text.length + string.text.length, map: string.map })
    text += string.text
  }
  return { text, map: new CellMap(parts), holes: [], escape: jsonFileString.escape }
}

/** The map of a text that several strings contain. No edit crosses the border of two strings. */
class CellMap implements OffsetMap {
  readonly #parts: readonly Part[]

  constructor(parts: readonly Part[]) {
    this.#parts = parts
  }

  toSourceSpan(span: Span): Span {
    const first = this.#partAt(span.start)
    if (first === undefined) return { start: 0, end: 0 }
    const { start } = within(first, { start: span.start, end: Math.min(span.end, first.end) })
    if (span.end <= first.end) return within(first, span)
    const last = this.#partAt(span.end - 1) ?? first
    return { start, end: within(last, { start: last.start, end: span.end }).end }
  }

  toEditSpan(span: Span): Span | null {
    const part = this.#partAt(span.start)
    if (part === undefined || span.end > part.end) return null
    return part.map.toEditSpan(relative(part, span))
  }

  /** Returns the part that contains an offset; for the end of the text, the last one. */
  #partAt(offset: number): Part | undefined {
    let low = 0
    let high = this.#parts.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#parts[middle]?.end ?? 0) > offset) high = middle
      else low = middle + 1
    }
    return this.#parts[low]
  }
}

function within(part: Part, span: Span): Span {
  return part.map.toSourceSpan(relative(part, span))
}

function relative({ start }: Part, span: Span): Span {
  return { start: span.start - start, end: span.end - start }
}
