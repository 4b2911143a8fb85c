import type { TextEdit } from '@hreflint/core'

/**
 * Returns edits that turn `before` into `after`. They are small if the lines correspond, because an
 * editor keeps cursors, folds and marks only outside replaced text.
 */
export function differences(before: string, after: string): readonly TextEdit[] {
  if (before === after) return []
  const oldLines = linesOf(before)
  const newLines = linesOf(after)
  if (oldLines.length !== newLines.length) {
    const edit = difference(before, after, 0)
    return edit === null ? [] : [edit]
  }
  const edits: TextEdit[] = []
  let offset = 0
  oldLines.forEach((line, index) => {
    const edit = difference(line, newLines[index] ?? '', offset)
    if (edit !== null) edits.push(edit)
    offset += line.length
  })
  return edits
}

/** Returns the single edit between two texts, without their common start and end. */
function difference(before: string, after: string, offset: number): TextEdit | null {
  if (before === after) return null
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let end = 0
  while (
    end < shortest - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end++
  }
  // Half of a surrogate pair must not be replaced alone.
  if (start > 0 && isHighSurrogate(before, start - 1)) start--
  if (end > 0 && isLowSurrogate(before, before.length - end)) end--
  return {
    span: { start: offset + start, end: offset + before.length - end },
    text: after.slice(start, after.length - end),
  }
}

/** Returns the lines of a text with their line endings. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function isHighSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00
}
