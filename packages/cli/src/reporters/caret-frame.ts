import type { Span } from '@hreflint/core'
import { MaskedText, secretsInText } from '@hreflint/core/internal'
import type { LineIndex } from '@hreflint/linter'
import { widthOf } from '../output/width-of.ts'
import { visible } from './visible.ts'

/**
 * The line of a finding with its characters underlined:
 *
 *     12 │ <a href="https://example.com:70000/">
 *        │                              ^^^^^
 *
 * A long line is cut around the span. A span over several lines is underlined to the end of its
 * first. Secrets are hidden: those that are known, and what looks like one near the span.
 *
 * @param secrets In the offsets of the text, as `span`. In order, without overlap.
 */
export function caretFrame(
  lines: LineIndex,
  span: Span,
  width: number,
  secrets: readonly Span[] = [],
): readonly [string, string] {
  const { line } = lines.positionAt(span.start)
  const gutter = String(line)
  const [first, last] = [lines.startOf(line), lines.endOf(line)]
  const marked = { start: Math.min(span.start, last), end: Math.min(span.end, last) }
  // A line can be as long as the text, and have as many findings.
  const near = {
    start: Math.max(first, marked.start - reach),
    end: Math.min(last, Math.min(marked.end, marked.start + reach) + reach),
  }
  const text = lines.slice(near.start, near.end)
  const masked = new MaskedText(text, [...within(secrets, near), ...secretsInText(text)])
  const whole = masked.toString()
  const shownSpan = masked.spanAt(moved(marked, -near.start))
  const start = Math.min(shownSpan.start, whole.length)
  const end = Math.max(start, Math.min(shownSpan.end, whole.length))
  const room = Math.max(40, width - gutter.length - 5)
  const { from, to } = windowAround(whole, { start, end }, room)
  const before = from > 0 || near.start > first ? '…' : ''
  const after = to < whole.length || near.end < last ? '…' : ''
  const shown = `${before}${visible(whole.slice(from, to))}${after}`
  const indent = ' '.repeat(widthOf(before + whole.slice(from, start)))
  const carets = '^'.repeat(Math.max(1, widthOf(whole.slice(start, Math.min(end, to)))))
  return [`${gutter} │ ${shown}`, `${' '.repeat(gutter.length)} │ ${indent}${carets}`]
}

/** Further from the start and the end of a span, nothing is shown. */
const reach = 2000

/** Returns the spans that touch a part of a text, in the offsets of the part. */
function within(spans: readonly Span[], part: Span): readonly Span[] {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= part.start) low = middle + 1
    else high = middle
  }
  const touching: Span[] = []
  for (let at = low; at < spans.length; at++) {
    const span = spans[at]
    if (span === undefined || span.start >= part.end) break
    touching.push(moved(span, -part.start))
  }
  return touching
}

function moved({ start, end }: Span, by: number): Span {
  return { start: Math.max(0, start + by), end: Math.max(0, end + by) }
}

/** Returns the part of a line that fits into `room` columns, with the start of the span in it. */
function windowAround(line: string, span: Span, room: number): { from: number; to: number } {
  if (line.length <= room) return { from: 0, to: line.length }
  const slack = Math.max(0, room - (span.end - span.start))
  const from = Math.max(0, Math.min(span.start - (slack >> 1), line.length - room))
  return { from, to: Math.min(line.length, from + room) }
}
