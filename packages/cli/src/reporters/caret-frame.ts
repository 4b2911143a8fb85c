import type { Span } from '@hreflint/core'
import { passwordSpans } from '@hreflint/core/internal'
import type { LineIndex } from '@hreflint/linter'
import { widthOf } from '../output/width-of.ts'
import { MaskedText } from '@hreflint/core/masked'
import { visible } from './visible.ts'

/**
 * The line of a finding with its characters underlined:
 *
 *     12 │ <a href="https://example.com:70000/">
 *        │                              ^^^^^
 *
 * A long line is cut around the span. A span over several lines is underlined to the end of its
 * first. Passwords are hidden: those that are known, and what looks like one near the span.
 *
 * @param passwords In the offsets of the text, as `span`.
 */
export function caretFrame(
  lines: LineIndex,
  span: Span,
  width: number,
  passwords: readonly Span[] = [],
): readonly [string, string] {
  const { line, column } = lines.positionAt(span.start)
  const gutter = String(line)
  const text = lines.lineText(line)
  const marked = { start: Math.min(column - 1, text.length), end: column - 1 + spanLength(span) }
  const masked = new MaskedText(text, [
    ...within(passwords, lines.startOf(line), text.length),
    ...passwordsNear(text, marked),
  ])
  const whole = masked.toString()
  const shownSpan = masked.spanAt({ start: marked.start, end: Math.min(marked.end, text.length) })
  const start = Math.min(shownSpan.start, whole.length)
  const end = Math.max(start, Math.min(shownSpan.end, whole.length))
  const room = Math.max(40, width - gutter.length - 5)
  const { from, to } = windowAround(whole, { start, end }, room)
  const before = from > 0 ? '…' : ''
  const after = to < whole.length ? '…' : ''
  const shown = `${before}${visible(whole.slice(from, to))}${after}`
  const indent = ' '.repeat(widthOf(before + whole.slice(from, start)))
  const carets = '^'.repeat(Math.max(1, widthOf(whole.slice(start, Math.min(end, to)))))
  return [`${gutter} │ ${shown}`, `${' '.repeat(gutter.length)} │ ${indent}${carets}`]
}

/** Further from the span nothing is shown, nor is the beginning of what is. */
const reach = 2000

/** Returns the spans that look like passwords in the part of a line that can be shown. */
function passwordsNear(line: string, { start, end }: Span): readonly Span[] {
  const from = Math.max(0, start - reach)
  const near = line.slice(from, Math.min(end, start + reach) + reach)
  return passwordSpans(near, { isUrl: false }).map(span => moved(span, from))
}

/** Returns the spans that touch a line, in the offsets of the line. */
function within(spans: readonly Span[], start: number, length: number): readonly Span[] {
  return spans
    .filter(span => span.end > start && span.start < start + length)
    .map(span => moved(span, -start))
}

function moved({ start, end }: Span, by: number): Span {
  return { start: Math.max(0, start + by), end: Math.max(0, end + by) }
}

function spanLength({ start, end }: Span): number {
  return end - start
}

/** Returns the part of a line that fits into `room` columns, with the start of the span in it. */
function windowAround(line: string, span: Span, room: number): { from: number; to: number } {
  if (line.length <= room) return { from: 0, to: line.length }
  const slack = Math.max(0, room - (span.end - span.start))
  const from = Math.max(0, Math.min(span.start - (slack >> 1), line.length - room))
  return { from, to: Math.min(line.length, from + room) }
}
