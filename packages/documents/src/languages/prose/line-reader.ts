/** A line of a document, or the rest of one after a marker. */
export interface Line {
  /** Offset of the first character that is not white space. */
  readonly start: number
  /** Offset after the last character that is not white space. */
  readonly end: number
  readonly content: string
  /** The column of `start`. Tabs go to the next multiple of eight. */
  readonly indent: number
  readonly isBlank: boolean
  /** Whether a marker is before it on its line. */
  readonly isInside: boolean
  /** The column of the first marker; that of the line itself if there is none. */
  readonly outer: number
}

/** Reads a text line by line. */
export class LineReader {
  readonly text: string
  #at = 0
  #next: Line | null = null

  constructor(text: string) {
    this.text = text
  }

  /** Returns the next line and goes on to the one after it; null at the end. */
  next(): Line | null {
    const line = this.peek()
    if (line === null) return null
    this.#next = null
    const end = this.text.indexOf('\n', line.end)
    this.#at = end === -1 ? this.text.length + 1 : end + 1
    return line
  }

  /** Returns the next line; null at the end. */
  peek(): Line | null {
    if (this.#at > this.text.length) return null
    this.#next ??= lineAt(this.text, this.#at)
    return this.#next
  }

  /** Goes to the next line that is not blank, and returns it; null at the end. */
  peekContent(): Line | null {
    let line = this.peek()
    while (line?.isBlank === true) {
      this.next()
      line = this.peek()
    }
    return line
  }

  /** Goes to the next blank line. */
  skipParagraph(): void {
    for (let line = this.peek(); line?.isBlank === false; line = this.peek()) this.next()
  }

  /**
   * Goes to the next line that is not indented more than this. Returns the end of the last line that
   * was passed over; null if there was none.
   */
  skipDeeperThan(indent: number): number | null {
    let end: number | null = null
    for (let line = this.peek(); line !== null; line = this.peek()) {
      if (!line.isBlank && line.indent <= indent) break
      if (!line.isBlank) end = line.end
      this.next()
    }
    return end
  }

  /** Returns the rest of a line after a marker of some length. */
  inside(line: Line, length: number): Line {
    const content = line.content.slice(length)
    return {
      ...line,
      start: line.start + length,
      content,
      indent: line.indent + length,
      isBlank: content === '',
      isInside: true,
    }
  }
}

function lineAt(text: string, from: number): Line {
  const newline = text.indexOf('\n', from)
  const whole = text.slice(from, newline === -1 ? text.length : newline)
  const trimmed = whole.trimEnd()
  const content = trimmed.trimStart()
  const start = from + trimmed.length - content.length
  const indent = columnsOf(whole.slice(0, trimmed.length - content.length))
  const end = from + trimmed.length
  return { start, end, content, indent, isBlank: content === '', isInside: false, outer: indent }
}

function columnsOf(space: string): number {
  if (!space.includes('\t')) return space.length
  let column = 0
  for (const character of space)
    column = character === '\t' ? column - (column % 8) + 8 : column + 1
  return column
}
