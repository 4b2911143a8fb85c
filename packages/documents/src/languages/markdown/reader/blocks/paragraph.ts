import type { LineCursor } from './line-cursor.ts'

/** The lines of the open paragraph. One object is used for all paragraphs. */
export class Paragraph {
  /** For each line, the offsets of its text: after the container markers, up to the line ending. */
  readonly starts: number[] = []
  readonly ends: number[] = []
  /** Whether the last line is indented so far that it cannot begin a block. */
  isLastIndented = false

  begin(line: LineCursor): void {
    this.starts.length = 0
    this.ends.length = 0
    this.isLastIndented = false
    this.starts.push(line.content)
    this.ends.push(line.end)
  }

  addLine(line: LineCursor): void {
    this.starts.push(line.at)
    this.ends.push(line.end)
    this.isLastIndented = line.isIndented
  }

  dropLast(): void {
    this.starts.pop()
    this.ends.pop()
  }

  get firstStart(): number {
    return this.starts[0] ?? 0
  }

  get lastStart(): number {
    return this.starts.at(-1) ?? 0
  }

  get lastEnd(): number {
    return this.ends.at(-1) ?? 0
  }
}
