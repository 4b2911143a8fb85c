import { isSpaceOrTab, space, tab } from '../characters.ts'

/**
 * Moves through a text line by line, and in each line past the leading white space and markers. A
 * tab counts as the spaces up to the next multiple of four columns. A marker may take part of a
 * tab.
 */
export class LineCursor {
  readonly text: string
  /** Offset where the line ends, before its line ending. */
  end = 0
  /** Offset where the next line begins. */
  next: number
  /** How far the line has been read. */
  at = 0
  /** Columns of white space at `at`. */
  indent = 0
  /** Offset of the first character after the white space. */
  content = 0
  /** The character at `content`; `NaN` at the end of the line. */
  first = Number.NaN
  #column = 0
  #contentColumn = 0
  /** Columns of the tab before `at` that have not been read yet. */
  #pending = 0
  /** Offsets of the next line feed and the next carriage return. */
  #feed: number
  #return: number
  /** Offset of the first character other than `#repeated` and white space, from the last search. */
  #elseAt = -1
  #repeated = Number.NaN

  /**
   * The columns of white space that make a line indented code; infinite if there is no indented
   * code.
   */
  readonly #codeIndent: number

  /** @param hasIndentedCode Whether four columns of white space begin code. */
  constructor(text: string, from: number, hasIndentedCode: boolean) {
    this.text = text
    this.next = from
    this.#codeIndent = hasIndentedCode ? 4 : Number.POSITIVE_INFINITY
    this.#feed = this.#indexOf('\n', from)
    this.#return = this.#indexOf('\r', from)
  }

  /** Moves to the next line. Returns false if there is none. */
  advance(): boolean {
    const { next } = this
    if (next >= this.text.length) return false
    this.at = next
    this.#column = 0
    this.#pending = 0
    if (this.#feed < next) this.#feed = this.#indexOf('\n', next)
    if (this.#return < next) this.#return = this.#indexOf('\r', next)
    this.end = Math.min(this.#feed, this.#return)
    this.next = this.end + (this.#feed === this.#return + 1 ? 2 : 1)
    this.look()
    return true
  }

  /** Whether the line is indented so far that it can only begin indented code. */
  get isIndented(): boolean {
    return this.indent >= this.#codeIndent
  }

  get isBlank(): boolean {
    return this.content === this.end
  }

  /** Reads up to `count` columns of white space. */
  takeColumns(count: number): void {
    let left = count
    while (left > 0 && (this.#pending > 0 || this.at < this.content)) {
      if (this.#pending === 0) {
        const width = this.text.charCodeAt(this.at) === tab ? 4 - (this.#column % 4) : 1
        this.at++
        this.#column += width
        this.#pending = width
      }
      const taken = Math.min(left, this.#pending)
      this.#pending -= taken
      left -= taken
    }
    this.indent -= count - left
  }

  /** Reads the white space and the marker of `length` characters after it. */
  takeMarker(length: number): void {
    this.takeWhiteSpace()
    this.at += length
    this.#column += length
    this.look()
  }

  takeWhiteSpace(): void {
    this.at = this.content
    this.#column = this.#contentColumn
    this.#pending = 0
    this.indent = 0
  }

  /** Finds the next character after the white space. */
  look(): void {
    const { text, end } = this
    let { at } = this
    let column = this.#column
    let unit = text.charCodeAt(at)
    while (at < end && isSpaceOrTab(unit)) {
      column += unit === space ? 1 : 4 - (column % 4)
      unit = text.charCodeAt(++at)
    }
    this.content = at
    this.#contentColumn = column
    this.indent = column - this.#column + this.#pending
    this.first = at < end ? unit : Number.NaN
  }

  /**
   * Returns how often the first character occurs in the rest of the line if the rest contains
   * nothing but it and white space; else 0. Nested list markers ask this repeatedly, so the answer
   * is kept.
   */
  countOnly(): number {
    const { text, first, end } = this
    if (first === this.#repeated && this.content <= this.#elseAt && this.#elseAt < end) return 0
    let count = 0
    for (let at = this.content; at < end; at++) {
      const unit = text.charCodeAt(at)
      if (unit === first) count++
      else if (!isSpaceOrTab(unit)) {
        this.#elseAt = at
        this.#repeated = first
        return 0
      }
    }
    return count
  }

  #indexOf(character: string, from: number): number {
    const found = this.text.indexOf(character, from)
    return found === -1 ? this.text.length : found
  }
}
