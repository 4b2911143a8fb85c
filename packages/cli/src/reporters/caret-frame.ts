import type { Span } from '@hreflint/core'
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
 * first.
 */
export function caretFrame(lines: LineIndex, span: Span, width: number): readonly [string, string] {
  const { line, column } = lines.positionAt(span.start)
  const gutter = String(line)
  const whole = lines.lineText(line)
  const start = Math.min(column - 1, whole.length)
  const end = Math.max(start, Math.min(start + span.end - span.start, whole.length))
  const room = Math.max(40, width - gutter.length - 5)
  const { from, to } = windowAround(whole, { start, end }, room)
  const before = from > 0 ? '…' : ''
  const after = to < whole.length ? '…' : ''
  const shown = `${before}${visible(whole.slice(from, to))}${after}`
  const indent = ' '.repeat(widthOf(before + whole.slice(from, start)))
  const carets = '^'.repeat(Math.max(1, widthOf(whole.slice(start, Math.min(end, to)))))
  return [`${gutter} │ ${shown}`, `${' '.repeat(gutter.length)} │ ${indent}${carets}`]
}

/** The part of a line that fits into `room`, with the start of the span in it. */
function windowAround(line: string, span: Span, room: number): { from: number; to: number } {
  if (line.length <= room) return { from: 0, to: line.length }
  const slack = Math.max(0, room - (span.end - span.start))
  const from = Math.max(0, Math.min(span.start - (slack >> 1), line.length - room))
  return { from, to: Math.min(line.length, from + room) }
}
