import { joinedSpans, type Span, spansOverlap } from '../span.ts'
import { secretSpans } from './secret-spans.ts'
import { mask, type ShownText } from './shown-text.ts'

/** Returns a URL with its secrets hidden. */
export function hide(url: string): ShownText {
  return MaskedText.ofUrl(url).toString()
}

/** Returns a URL pattern with its secrets hidden. In one with a password, the colon before it is escaped. */
export function hidePattern(pattern: string): ShownText {
  const plain = pattern.replaceAll(/\\(.)/gs, '$1')
  const shown = hide(plain)
  return shown === plain ? hide(pattern) : shown
}

/** A text with hidden spans. Maps offsets in the text to offsets in the text that is shown. */
export class MaskedText {
  readonly #text: string
  /** In order, without overlap. */
  readonly hidden: readonly Span[]

  /** @param hidden Spans in any order. They may overlap. */
  constructor(text: string, hidden: readonly Span[]) {
    this.#text = text
    this.hidden = joinedSpans(hidden)
  }

  /** Returns a URL with its secrets hidden. */
  static ofUrl(text: string): MaskedText {
    return new MaskedText(text, secretSpans(text))
  }

  /** Returns the text that is shown. */
  toString(): ShownText {
    return this.slice({ start: 0, end: this.#text.length })
  }

  /** Whether a span has part of what is hidden, or is directly next to it. */
  touches({ start, end }: Span): boolean {
    return this.hidden.some(one => one.start <= end && start <= one.end)
  }

  /** Whether a span has part of what is hidden. */
  overlaps(span: Span): boolean {
    return this.hidden.some(one => spansOverlap(one, span))
  }

  /** Returns a part of the text as it is shown, with the mask for each hidden span that overlaps it. */
  slice({ start, end }: Span): ShownText {
    let shown = ''
    let at = start
    for (const hidden of this.hidden) {
      if (hidden.end <= start || hidden.start >= end) continue
      shown += this.#text.slice(at, hidden.start) + mask
      at = Math.min(end, hidden.end)
    }
    return (shown + this.#text.slice(at, end)) as ShownText
  }

  /** Maps an offset to the text that is shown. An offset in a hidden span maps to the start of its mask. */
  at(offset: number): number {
    let moved = 0
    for (const { start, end } of this.hidden) {
      if (offset <= start) break
      if (offset < end) return start + moved
      moved += mask.length - (end - start)
    }
    return offset + moved
  }

  /** Maps a span to the text that is shown. If it ends inside a hidden span, the result includes the whole mask. */
  spanAt({ start, end }: Span): Span {
    const from = this.at(start)
    const isWithin = this.hidden.some(hidden => hidden.start < end && end < hidden.end)
    return { start: from, end: this.at(end) + (isWithin ? mask.length : 0) }
  }
}
