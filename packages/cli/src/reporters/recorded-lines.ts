import type { Span } from '@hreflint/core'
import type { Position } from '@hreflint/linter'

/** A span, and the lines and columns of its ends. */
export interface RecordedRange {
  readonly span: Span
  readonly range: { readonly start: Position; readonly end: Position }
}

/** The lines of a text that is not there, as far as what was recorded of it tells. */
export class RecordedLines {
  readonly #ranges: readonly RecordedRange[]
  readonly #known = new Map<number, Position>()

  constructor(ranges: readonly RecordedRange[]) {
    this.#ranges = ranges
    for (const { span, range } of ranges) {
      this.#known.set(span.start, range.start)
      this.#known.set(span.end, range.end)
    }
  }

  /** Whether the positions of a span are known. */
  has({ start, end }: Span): boolean {
    return this.#find(start) !== null && this.#find(end) !== null
  }

  positionAt(offset: number): Position {
    const position = this.#find(offset)
    if (position === null) throw new RangeError(`Nothing is recorded about offset ${offset}`)
    return position
  }

  #find(offset: number): Position | null {
    const known = this.#known.get(offset)
    if (known !== undefined) return known
    // Within a span on one line, columns count units.
    const around = this.#ranges.find(
      ({ span, range }) =>
        span.start <= offset && offset <= span.end && range.start.line === range.end.line,
    )
    if (around === undefined) return null
    const { line, column } = around.range.start
    return { line, column: column + offset - around.span.start }
  }
}
