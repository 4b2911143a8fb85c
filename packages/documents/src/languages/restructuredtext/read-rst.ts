import { type Line, LineReader } from '../prose/line-reader.ts'
import { contentOf } from './directives.ts'

/** What a reader of reStructuredText reports. Offsets are those of the document. */
export interface RstHandler {
  /** A block of text with inline markup. */
  prose(start: number, end: number): void
  /** A place that consists of a URI or the name of another target. */
  target(start: number, end: number, place: 'definition' | 'image' | 'link'): void
  comment(start: number, end: number): void
  /** A block of code. The name of its language is empty if it has none. */
  code(start: number, end: number, language: string): void
}

const listItem =
  /^(?:[-*+•‣⁃]|\(?(?:#|\d+|[A-Za-z]|[ivxlcdmIVXLCDM]+)[.)]|:(?![: ])(?:[^:\\]|\\.|:(?!\s|$))+:|\|)(?:[ \t]+|$)/
const explicit = /^\.\.(?:[ \t]+|$)/
const namedTarget = /^_(?:`(?:[^`\\]|\\.)+`|(?:[^:\\`]|\\.|:(?!\s|$))+|_):(?:[ \t]+|$)/
const anonymous = /^__[ \t]+(?=\S)/
const footnote = /^\[(?:[#*]?[\w.+:-]*)\](?:[ \t]+|$)/
const directive = /^(?:\|[^|\n]+\|[ \t]+)?([A-Za-z0-9][\w.+:-]*?)[ \t]?::(?:[ \t]+|$)/
const border = /^=+(?:[ \t]+=+)+[ \t]*$/
const adornment = /^([!-/:-@[-`{-~])\1{2,}[ \t]*$/
const targetOption = /^:target:[ \t]+/

/** Reads the blocks of a reStructuredText document, line by line. */
export function readRst(text: string, handler: RstHandler): void {
  new RstReader(text, handler).read()
}

class RstReader {
  readonly #lines: LineReader
  readonly #handler: RstHandler

  constructor(text: string, handler: RstHandler) {
    this.#lines = new LineReader(text)
    this.#handler = handler
  }

  read(): void {
    for (let line = this.#lines.next(); line !== null; line = this.#lines.next()) {
      if (!line.isBlank) this.#block(line)
    }
  }

  /** Reads the block that begins with a line, or with the rest of one after a list marker. */
  #block(line: Line): void {
    const { content } = line
    const marker = explicit.exec(content)
    const nameless = anonymous.exec(content)
    const item = listItem.exec(content)
    if (marker !== null) this.#explicit(line, marker[0].length)
    else if (nameless !== null) this.#target(line, nameless[0].length)
    else if (content.startsWith('>>> ')) this.#lines.skipParagraph()
    else if (border.test(content)) this.#simpleTable()
    else if (/^\+[-=+]+\+$/.test(content)) this.#gridTable()
    else if (adornment.test(content)) return
    else if (item === null) this.#paragraph(line)
    else if (content.length > item[0].length) {
      this.#block(this.#lines.inside(line, item[0].length))
    }
  }

  #paragraph(first: Line): void {
    let last = first
    let { indent } = first
    for (let line = this.#lines.peek(); line !== null && !line.isBlank; line = this.#lines.peek()) {
      // After a list marker, the first line may be indented in any way.
      if (last === first && first.isInside && line.indent > first.outer) indent = line.indent
      if (line.indent !== indent) break
      last = line
      this.#lines.next()
    }
    this.#handler.prose(first.start, last.end)
    if (!last.content.endsWith('::')) return
    const next = this.#lines.peekContent()
    if (next === null) return
    // The body of a field may be indented less than its first line.
    const limit = next.indent > indent ? indent : first.outer
    if (next.indent > limit) this.#code(next.start, limit, '')
    else if (/^[!-/:-@[-`{-~]/.test(next.content) && next.indent === first.indent) {
      this.#lines.next()
      this.#lines.skipParagraph()
    }
  }

  #explicit(line: Line, length: number): void {
    const rest = line.content.slice(length)
    const target = namedTarget.exec(rest)
    const note = footnote.exec(rest)
    const [whole, name = ''] = directive.exec(rest) ?? []
    if (target !== null) this.#target(line, length + target[0].length)
    else if (note !== null) {
      const inside = this.#lines.inside(line, length + note[0].length)
      if (inside.content !== '') this.#block(inside)
    } else if (whole !== undefined) this.#directive(line, length + whole.length, name)
    else this.#comment(line, rest === '')
  }

  /** A comment without text on its first line ends at a blank line. */
  #comment(line: Line, isEmpty: boolean): void {
    const isAlone = isEmpty && this.#lines.peek()?.isBlank !== false
    const end = isAlone ? null : this.#lines.skipDeeperThan(line.indent)
    this.#handler.comment(line.start, end ?? line.end)
  }

  /** Reads the lines that are indented more than this as code. */
  #code(start: number, indent: number, language: string): void {
    const end = this.#lines.skipDeeperThan(indent)
    if (end !== null) this.#handler.code(start, end, language)
  }

  #target(line: Line, length: number): void {
    const start = line.start + length
    let { end } = line
    for (let next = this.#lines.peek(); next !== null; next = this.#lines.peek()) {
      if (next.isBlank || next.indent <= line.indent) break
      end = next.end
      this.#lines.next()
    }
    if (!/(?<!\\)_$/.test(this.#lines.text.slice(start, end))) {
      this.#handler.target(start, end, 'definition')
    }
  }

  #directive(line: Line, length: number, name: string): void {
    const content = contentOf(name)
    if (content === null) {
      const isCode = /^(?:code|code-block|sourcecode|literal)$/i.test(name)
      if (isCode) this.#code(line.end, line.indent, line.content.slice(length).trim())
      else this.#lines.skipDeeperThan(line.indent)
      return
    }
    const start = line.start + length
    if (content.argument === 'image') this.#handler.target(start, line.end, 'image')
    if (content.argument === 'prose' && start < line.end) {
      this.#paragraph(this.#lines.inside(line, length))
    }
    this.#options(line.indent, content.argument === 'name')
    if (!content.isProse) this.#lines.skipDeeperThan(line.indent)
  }

  /** Passes over the options of a directive, and over the further lines of a signature. */
  #options(indent: number, hasSignature: boolean): void {
    for (let line = this.#lines.peek(); line !== null; line = this.#lines.peek()) {
      if (line.isBlank || line.indent <= indent) return
      const option = targetOption.exec(line.content)
      if (!hasSignature && !/^:[\w-]+:/.test(line.content)) return
      this.#lines.next()
      if (option !== null && !/_$/.test(line.content)) {
        this.#handler.target(line.start + option[0].length, line.end, 'link')
      }
    }
  }

  /** Reads each line of a table by itself: a cell of several lines is not joined. */
  #simpleTable(): void {
    for (let line = this.#lines.next(); line !== null; line = this.#lines.next()) {
      if (border.test(line.content)) {
        if (this.#lines.peek()?.isBlank !== false) return
      } else if (!line.isBlank) this.#handler.prose(line.start, line.end)
    }
  }

  #gridTable(): void {
    for (let line = this.#lines.peek(); line !== null; line = this.#lines.peek()) {
      if (line.isBlank || !/^[+|]/.test(line.content)) return
      this.#lines.next()
      if (!line.content.startsWith('|')) continue
      for (const { 0: cell, index } of line.content.matchAll(/[^|]+/g)) {
        const start = line.start + index
        this.#handler.prose(start, start + cell.trimEnd().length)
      }
    }
  }
}
