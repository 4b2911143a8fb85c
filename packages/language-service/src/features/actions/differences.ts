import type { TextEdit } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'

/**
 * Returns edits that turn `before` into `after`. They are small if the lines correspond, because an
 * editor keeps cursors, folds and marks only outside replaced text.
 */
export function differences(before: string, after: string): readonly TextEdit[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)]
  if (oldLines.length !== newLines.length) return [smallestEdit(before, after)]
  const edits: TextEdit[] = []
  let offset = 0
  for (const [index, line] of oldLines.entries()) {
    const { span, text } = smallestEdit(line, newLines[index] ?? '')
    if (line !== newLines[index]) {
      edits.push({ span: { start: offset + span.start, end: offset + span.end }, text })
    }
    offset += line.length
  }
  return edits
}

/** Returns the lines of a text with their line endings. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
