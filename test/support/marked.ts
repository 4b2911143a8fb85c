import type { Span } from '@hreflint/core'

/** A text and the spans that were marked in it. */
export interface Marked {
  readonly text: string
  /** In the order of their opening marks: input order, an outer span before those inside it. */
  readonly spans: readonly Span[]
}

/**
 * Reads `https://a:«65536»/`: the text without its marks, and the offsets between them. Empty marks
 * are an insertion point. Marks nest; a span marked twice (`««x»»`) comes twice.
 */
export function marked(source: string): Marked {
  let text = ''
  const spans: { start: number; end: number }[] = []
  const open: { start: number; end: number }[] = []
  for (const unit of source.split('')) {
    if (unit === '«') {
      const span = { start: text.length, end: text.length }
      spans.push(span)
      open.push(span)
    } else if (unit === '»') {
      const span = open.pop()
      if (span === undefined) throw new Error(`» without « in ${JSON.stringify(source)}`)
      span.end = text.length
    } else {
      text += unit
    }
  }
  if (open.length > 0) throw new Error(`« without » in ${JSON.stringify(source)}`)
  return { text, spans }
}

/** A text with marks around the spans, to show in failures. Spans may touch and nest. */
export function mark(text: string, spans: readonly Span[]): string {
  let output = ''
  for (let at = 0; at <= text.length; at++) {
    const empty = spans.filter(span => span.start === at && span.end === at)
    output += '»'.repeat(spans.filter(span => span.end === at && span.start < at).length)
    output += '«»'.repeat(empty.length)
    output += '«'.repeat(spans.filter(span => span.start === at && span.end > at).length)
    output += text.charAt(at)
  }
  return output
}
