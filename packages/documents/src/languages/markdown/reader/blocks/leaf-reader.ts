import { afterSpaces } from '../characters.ts'
import type { FoundBlocks } from './found-blocks.ts'
import { endsHtmlBlock, type HtmlBlockEnd, htmlBlockEnd } from './html-blocks.ts'
import {
  atxHeading,
  closesFence,
  type Fence,
  isSetextUnderline,
  isThematicBreak,
  languageOfFence,
  openingFence,
} from './leaf-starts.ts'
import type { LineCursor } from './line-cursor.ts'
import { Paragraph } from './paragraph.ts'
import { countCells, delimiterColumns, eachCell } from './table-rows.ts'

const hash = 0x23
const dash = 0x2d
const less = 0x3c
const mayDelimit = (unit: number): boolean => unit === dash || unit === 0x3a || unit === 0x7c

/** Reads the blocks that contain no other blocks, from the rest of each line. */
export class LeafReader {
  readonly #line: LineCursor
  readonly #found: FoundBlocks
  readonly #paragraph = new Paragraph()
  #leaf: 'none' | 'paragraph' | 'indented code' | 'fenced code' | 'HTML' | 'table' = 'none'
  #fence: Fence | null = null
  #htmlEnd: HtmlBlockEnd = 'blank line'

  constructor(line: LineCursor, found: FoundBlocks) {
    this.#line = line
    this.#found = found
  }

  get isParagraph(): boolean {
    return this.#leaf === 'paragraph'
  }

  /** Whether lines belong to the block whatever they begin with. */
  get isRaw(): boolean {
    return this.#leaf === 'fenced code' || this.#leaf === 'HTML'
  }

  close(): void {
    if (this.#leaf === 'paragraph') this.#found.addParagraph(this.#paragraph)
    this.#leaf = 'none'
  }

  continueRaw(): void {
    const line = this.#line
    if (this.#leaf === 'fenced code') {
      if (this.#fence === null || closesFence(line, this.#fence)) this.#leaf = 'none'
      else this.#found.addCodeLine(line.at, line.end)
    } else if (this.#htmlEnd === 'blank line' && line.isBlank) {
      this.#leaf = 'none'
    } else {
      this.#found.addHtmlLine(line.at, line.end)
      if (endsHtmlBlock(line.text, line.at, line.end, this.#htmlEnd)) this.#leaf = 'none'
    }
  }

  /** Reads a line inside the open containers. */
  read(): void {
    const line = this.#line
    if (line.isBlank) {
      if (this.#leaf !== 'indented code') this.close()
    } else if (!this.#continues()) {
      this.close()
      this.#start()
    }
  }

  /**
   * Whether a line without the markers of the open containers continues their paragraph (a lazy
   * continuation).
   */
  continueLazily(): boolean {
    if (this.#leaf !== 'paragraph' || this.#line.isBlank || this.#interrupts(true)) return false
    this.#paragraph.addLine(this.#line)
    return true
  }

  #continues(): boolean {
    const line = this.#line
    switch (this.#leaf) {
      case 'indented code':
        if (line.isIndented) this.#found.addCodeLine(line.at, line.end)
        return line.isIndented
      case 'table':
        if (line.isIndented || this.#interrupts(false)) return false
        this.#addRow(line.content, line.end)
        return true
      case 'paragraph':
        if (this.#beginsTable()) return true
        if (!line.isIndented && isSetextUnderline(line)) {
          this.#leaf = 'none'
          // Definitions alone are not a heading, so a line that seems to underline them is text.
          return this.#found.addParagraph(this.#paragraph, line.first === dash ? 2 : 1)
        }
        if (this.#interrupts(true)) return false
        this.#paragraph.addLine(line)
        return true
      default:
        return false
    }
  }

  /** Whether the line begins a block other than a paragraph. */
  #interrupts(isParagraph: boolean): boolean {
    const line = this.#line
    if (line.isIndented) return false
    const { first } = line
    if (first === less) return this.#htmlBlockEnd(isParagraph) !== null
    if (first === hash) return atxHeading(line) !== null
    return isThematicBreak(line) || openingFence(line) !== null
  }

  #start(): void {
    const line = this.#line
    if (line.isIndented) {
      this.#leaf = 'indented code'
      this.#found.startCode('')
      this.#found.addCodeLine(line.at, line.end)
      return
    }
    const { first } = line
    const heading = first === hash ? atxHeading(line) : null
    const htmlEnd = first === less ? this.#htmlBlockEnd(false) : null
    const fence = openingFence(line)
    if (heading !== null) this.#found.addHeading(heading.level, heading.start, heading.end)
    else if (htmlEnd !== null) this.#startHtml(htmlEnd)
    else if (fence !== null) {
      this.#leaf = 'fenced code'
      this.#fence = fence
      this.#found.startCode(languageOfFence(line, fence))
    } else if (!isThematicBreak(line)) {
      this.#leaf = 'paragraph'
      this.#paragraph.begin(line)
    }
  }

  #htmlBlockEnd(interruptsParagraph: boolean): HtmlBlockEnd | null {
    const { text, content, end } = this.#line
    return htmlBlockEnd(text, content, end, interruptsParagraph)
  }

  #startHtml(htmlEnd: HtmlBlockEnd): void {
    const { text, at, content, end } = this.#line
    this.#found.startHtml(at, end)
    if (endsHtmlBlock(text, content, end, htmlEnd)) return
    this.#leaf = 'HTML'
    this.#htmlEnd = htmlEnd
  }

  /** Whether the line turns the last line of the paragraph into the head of a table. */
  #beginsTable(): boolean {
    const { text, first, content, end, isIndented } = this.#line
    const paragraph = this.#paragraph
    if (!mayDelimit(first) || isIndented || paragraph.isLastIndented) return false
    const columns = delimiterColumns(text, content, end)
    if (columns === 0) return false
    const headStart = afterSpaces(text, paragraph.lastStart)
    const headEnd = paragraph.lastEnd
    if (countCells(text, headStart, headEnd) !== columns) return false
    paragraph.dropLast()
    this.#found.addParagraph(paragraph)
    this.#addRow(headStart, headEnd)
    this.#leaf = 'table'
    return true
  }

  #addRow(start: number, end: number): void {
    if (!this.#found.mayHoldUrl(start, end)) return
    eachCell(this.#line.text, start, end, (cellStart, cellEnd) => {
      this.#found.addText(cellStart, cellEnd)
    })
  }
}
