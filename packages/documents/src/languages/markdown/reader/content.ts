import type { Span } from '@hreflint/core'

/**
 * The text of one or more lines without the container markers around it, and the way back to the
 * source.
 */
export class Content {
  readonly text: string
  /** The start offsets of the contiguous pieces, in the text and in the source. */
  readonly #starts: readonly number[]
  readonly #sources: readonly number[]

  private constructor(text: string, starts: readonly number[], sources: readonly number[]) {
    this.text = text
    this.#starts = starts
    this.#sources = sources
  }

  static piece(source: string, start: number, end: number): Content {
    return new Content(source.slice(start, end), [0], [start])
  }

  /** Joins lines with their line endings, except that of the last line. */
  static lines(source: string, starts: readonly number[], ends: readonly number[]): Content {
    const pieces: string[] = []
    const textStarts: number[] = []
    const sources: number[] = []
    let length = 0
    let from = starts[0] ?? 0
    for (let line = 0; line < starts.length; line++) {
      const next = starts[line + 1]
      let to = ends[line] ?? from
      if (next !== undefined) {
        to += source.startsWith('\r\n', to) ? 2 : 1
        if (next === to) continue
      }
      textStarts.push(length)
      sources.push(from)
      pieces.push(source.slice(from, to))
      length += to - from
      from = next ?? to
    }
    return new Content(
      pieces.length === 1 ? (pieces[0] ?? '') : pieces.join(''),
      textStarts,
      sources,
    )
  }

  /** Returns the content from an offset on. */
  from(offset: number): Content {
    if (offset === 0) return this
    const starts = this.#starts.map(start => start - offset)
    return new Content(this.text.slice(offset), starts, this.#sources)
  }

  /** Returns the span in the source of a span in the text. */
  spanOf({ start, end }: Span): Span {
    return { start: this.sourceOf(start), end: this.sourceOf(end) }
  }

  sourceOf(offset: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return offset - (this.#starts[low] ?? 0) + (this.#sources[low] ?? 0)
  }
}
