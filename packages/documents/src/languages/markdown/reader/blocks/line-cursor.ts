import { isSpaceOrTab, space, tab } from '../characters.ts'

/**
 * Goes over a text line by line, and in each line over the white space and the markers that it
 * begins with. A tab counts as the spaces up to the next of every four columns; a marker may take a
 * part of them.
 */
export class LineCursor {
  readonly text: string
  /** Offset where the line ends, before its line ending. */
  end = 0
  /** Offset where the next line begins. */
  next: number
  /** How far the line has been read. */
  at = 0
  /** Columns of white space that follow. */
  indent = 0
  /** Offset of what follows the white space. */
  content = 0
  /** The character there; `NaN` at the end of the line. */
  first = Number.NaN
  #column = 0
  #contentColumn = 0
  /** Columns of the tab before `at` that are not read yet. */
  #pending = 0
  /** The next line feed and the next carriage return. */
  #feed: number
  #return: number
  /** Where something else than `#repeated` and white space follows, as found last. */
  #elseAt = -1
  #repeated = Number.NaN

  /** Columns of white space from which on a line is indented code; infinite where there is none. */
  readonly #codeIndent: number

  /** @param hasIndentedCode Whether four columns of white space begin code. */
  constructor(text: string, from: number, hasIndentedCode: boolean) {
    this.text = text
    this.next = from
    this.#codeIndent = hasIndentedCode ? 4 : Number.POSITIVE_INFINITY
    this.#feed = this.#indexOf('\n', from)
    this.#return = this.#indexOf('\r', from)
  }

  /** Goes to the next line; false if there is none. */
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

  /** Whether the line is indented so far that it can begin nothing but code. */
  get isIndented(): boolean {
    return this.indent >= this.#codeIndent
  }

  get isBlank(): boolean {
    return this.content === this.end
  }

  /** Takes up to so many columns of white space. */
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

  /** Takes the white space and a marker of so many characters after it. */
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

  /** Looks for what follows. */
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
   * How often the first character occurs in the rest of the line, if nothing else but white space
   * does; else 0. Markers of lists ask it one after another, so that the answer is kept.
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
