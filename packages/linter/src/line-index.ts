/** A place in a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Finds lines by offset. A line ends with CR LF, LF or CR. */
export class LineIndex {
  readonly #text: string
  readonly #starts: readonly number[]

  constructor(text: string) {
    this.#text = text
    const starts = [0]
    const ending = /\r\n|\n|\r/g
    while (ending.test(text)) starts.push(ending.lastIndex)
    this.#starts = starts
  }

  /** Length of the text. */
  get length(): number {
    return this.#text.length
  }

  /** Returns the line and column of an offset. */
  positionAt(offset: number): Position {
    const line = this.lineAt(offset)
    return { line, column: offset - this.startOf(line) + 1 }
  }

  /** Returns the number of the line that contains an offset. Uses a binary search. */
  lineAt(offset: number): number {
    let low = 0
    let high = this.#starts.length
    while (low + 1 < high) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }

  /** Returns the text of a line, without its line ending. */
  lineText(line: number): string {
    return this.#text.slice(this.startOf(line), this.endOf(line))
  }

  /** Returns the offset of the end of a line, before its line ending. */
  endOf(line: number): number {
    const start = this.startOf(line)
    let end = this.startOf(line + 1)
    while (end > start && /[\r\n]/.test(this.#text.charAt(end - 1))) end--
    return end
  }

  /** Returns a part of the text. */
  slice(start: number, end: number): string {
    return this.#text.slice(start, end)
  }

  /**
   * Returns the offset of the start of a line, or the end of the text for lines after the last one.
   */
  startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length
  }
}
