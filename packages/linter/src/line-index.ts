/** A place in a text; both count from 1, columns in UTF-16 units. */
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

  /** The line and column of an offset. */
  positionAt(offset: number): Position {
    const line = this.lineAt(offset)
    return { line, column: offset - this.startOf(line) + 1 }
  }

  /** The number of the line that an offset is in; binary search. */
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

  /** The text of a line, without its ending. */
  lineText(line: number): string {
    return this.#text.slice(this.startOf(line), this.startOf(line + 1)).replace(/[\r\n]+$/, '')
  }

  /** The offset of the start of a line; of the end of the text after the last one. */
  startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#text.length
  }
}
