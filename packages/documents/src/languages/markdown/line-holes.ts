import type { Span } from '@hreflint/core'
import type { Delimiters } from '../../template/delimiters.ts'
import { findHoles } from '../../template/find-holes.ts'

/**
 * Finds placeholders, each within one line. Prose is full of single delimiters, and one that only
 * looks like the start of a placeholder must not swallow the lines after it.
 */
export function lineHoles(text: string, delimiters: readonly Delimiters[]): readonly Span[] {
  const holes: Span[] = []
  const present = delimiters.filter(([open, close]) => text.includes(open) && text.includes(close))
  if (present.length === 0) return holes
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    const line = text.slice(start, end)
    if (present.some(([open]) => line.includes(open))) {
      for (const hole of findHoles(line, present, { cautious: true })) {
        holes.push({ start: start + hole.start, end: start + hole.end })
      }
    }
    start = end + 1
  }
  return holes
}
