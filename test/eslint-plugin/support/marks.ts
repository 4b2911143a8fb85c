export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

/** A text without its marks, and their offsets. */
export interface Marked {
  readonly text: string
  readonly marks: readonly { readonly start: Position; readonly end: Position }[]
}

/** Takes the marks `«»` out of a text. */
export function readMarks(marked: string): Marked {
  const marks: { start: Position; end: Position }[] = []
  let text = ''
  let start: Position | null = null
  for (const c of marked) {
    if (c === '«') start = positionAfter(text)
    else if (c === '»' && start !== null) marks.push({ start, end: positionAfter(text) })
    else text += c
  }
  return { text, marks }
}

function positionAfter(text: string): Position {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
