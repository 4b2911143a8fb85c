import { passwordMask } from '../../text/passwords.ts'
import type { Span } from '../../text/span.ts'

/** A text with hidden spans. Maps offsets in the text to offsets in the text that is shown. */
export class MaskedText {
  readonly #text: string
  readonly #hidden: readonly Span[]

  /** @param hidden Spans in any order. They may overlap. */
  constructor(text: string, hidden: readonly Span[]) {
    this.#text = text
    this.#hidden = joined(hidden)
  }

  /** Returns the text that is shown. */
  toString(): string {
    return this.slice({ start: 0, end: this.#text.length })
  }

  /** Returns a part of the text as it is shown, with the mask for each hidden span that overlaps it. */
  slice({ start, end }: Span): string {
    let shown = ''
    let at = start
    for (const hidden of this.#hidden) {
      if (hidden.end <= start || hidden.start >= end) continue
      shown += this.#text.slice(at, hidden.start) + passwordMask
      at = Math.min(end, hidden.end)
    }
    return shown + this.#text.slice(at, end)
  }

  /** Maps an offset to the text that is shown. An offset in a hidden span maps to the start of its mask. */
  at(offset: number): number {
    let moved = 0
    for (const { start, end } of this.#hidden) {
      if (offset <= start) break
      if (offset < end) return start + moved
      moved += passwordMask.length - (end - start)
    }
    return offset + moved
  }

  /** Maps a span to the text that is shown. If it ends inside a hidden span, the result includes the whole mask. */
  spanAt({ start, end }: Span): Span {
    const from = this.at(start)
    const isWithin = this.#hidden.some(hidden => hidden.start < end && end < hidden.end)
    return { start: from, end: this.at(end) + (isWithin ? passwordMask.length : 0) }
  }
}

function joined(spans: readonly Span[]): readonly Span[] {
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
