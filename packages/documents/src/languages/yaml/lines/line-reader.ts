import type { CST } from 'yaml'
import { endOfFlow } from './end-of-flow.ts'
import { endOfQuoted } from './end-of-quoted.ts'
import { Levels } from './levels.ts'

/** Receives the nodes of a document that is read line by line. */
export interface LineHandler {
  /** Receives a scalar on one line. */
  scalar(scalar: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>, key: string): void
  /** Receives a flow collection, on one line or several. */
  flow(start: number, end: number, key: string): void
  /** Receives the lines of a block scalar, with their indentation. */
  block(start: number, end: number, key: string): void
  comment(start: number, end: number): void
}

const tab = '\t'
const newline = 10
const carriageReturn = 13
const space = 32
const quote = 34
const hash = 35
const percent = 37
const apostrophe = 39
const hyphen = 45
const dot = 46
const colon = 58

const blockHeader = /[|>][-+\d]{0,2} *(?: #.*)?$/y
const alias = /\*[^\s,[\]{}:]+ *(?: #.*)?$/y
const properties = /(?:[&!]\S* *)+/y
const marker = /(?:---|\.\.\.)(?:\s|$)/y

/**
 * Matches what an unquoted scalar cannot begin with. Some of it is an error, and all of it is rare.
 */
const startsNoPlain = /[,\]}%@`?]|[-:](?: |$)/y

/**
 * Reads block-style YAML line by line: keys, items, scalars, and the ends of other nodes. It
 * handles what people and programs usually write, and gives up on documents with anything else.
 * Then the token reader reads them.
 */
export class LineReader {
  readonly #text: string
  readonly #handler: LineHandler
  readonly #levels = new Levels()
  /** Offset where the next line starts. */
  #next = 0
  #nextTab: number
  /** Whether the last key or item has no value yet. */
  #expects = true
  /** The unquoted scalar on the previous line. It may continue, so it is reported when it ends. */
  #plain: { readonly offset: number; readonly end: number; readonly key: string } | null = null
  /** Whether the last line was part of an unquoted scalar. */
  #goesOn = false

  constructor(text: string, handler: LineHandler) {
    this.#text = text
    this.#handler = handler
    this.#nextTab = text.indexOf(tab)
  }

  /**
   * Reads the document. Returns false if it cannot. Then everything reported so far must be
   * discarded.
   */
  read(): boolean {
    const text = this.#text
    while (this.#next < text.length) {
      const start = this.#next
      const end = this.#endOfLine(start)
      const at = this.#skipSpaces(start, end)
      if (at === end) continue
      const code = text.charCodeAt(at)
      if (code === hash) {
        this.#endPlain()
        this.#handler.comment(at, end)
        continue
      }
      if (this.#hasTab(at, end)) return false
      if (isStatement(text, at, end)) continue
      if (at === start && (code === hyphen || code === dot || code === percent)) {
        if (code === percent) return false
        if (isMarker(text, at)) {
          if (!this.#newDocument(at, end)) return false
          continue
        }
      }
      if (!this.#line(at, end, at - start)) return false
    }
    this.#endPlain()
    return true
  }

  /** Moves to the next line. Returns the end of the current line, without a carriage return. */
  #endOfLine(start: number): number {
    const found = this.#text.indexOf('\n', start)
    const end = found === -1 ? this.#text.length : found
    this.#next = end + 1
    return end > start && this.#text.charCodeAt(end - 1) === carriageReturn ? end - 1 : end
  }

  #skipSpaces(from: number, end: number): number {
    let at = from
    while (at < end && this.#text.charCodeAt(at) === space) at++
    return at
  }

  #hasTab(start: number, end: number): boolean {
    if (this.#nextTab !== -1 && this.#nextTab < start) {
      this.#nextTab = this.#text.indexOf(tab, start)
    }
    return this.#nextTab !== -1 && this.#nextTab < end
  }

  #newDocument(at: number, end: number): boolean {
    this.#endPlain()
    this.#levels.clear()
    this.#expects = true
    return this.#isRest(at + 3, end)
  }

  /** Whether the rest of the line is empty or a comment. Reports the comment. */
  #isRest(from: number, end: number): boolean {
    const at = this.#skipSpaces(from, end)
    if (at === end) return true
    if (this.#text.charCodeAt(at) !== hash || at === from) return false
    this.#handler.comment(at, end)
    return true
  }

  #endPlain(): void {
    const plain = this.#plain
    this.#goesOn = false
    if (plain === null) return
    this.#plain = null
    const { offset, end, key } = plain
    const source = this.#text.slice(offset, end)
    this.#handler.scalar({ type: 'scalar', offset, source }, key)
  }

  #line(at: number, end: number, indent: number): boolean {
    if (this.#goesOn && indent > this.#levels.indent) return this.#continuation(at, end)
    this.#endPlain()
    const levels = this.#levels
    const isItem = this.#isItem(at, end)
    if (levels.leave(indent, isItem)) this.#expects = false
    if (levels.isEmpty || levels.indent < indent) {
      return this.#expects && this.#node(at, end, indent, false)
    }
    if (levels.indent > indent) return false
    if (isItem !== levels.isSequence)
      return isItem && this.#expects && this.#node(at, end, indent, false)
    return this.#node(at, end, indent, true)
  }

  /** Reads a line that continues a scalar. Such a scalar spans lines and is not reported. */
  #continuation(at: number, end: number): boolean {
    this.#plain = null
    const line = this.#text.slice(at, end)
    return !/:(?: |$)| #/.test(line)
  }

  #isItem(at: number, end: number): boolean {
    return (
      this.#text.charCodeAt(at) === hyphen &&
      (at + 1 === end || this.#text.charCodeAt(at + 1) === space)
    )
  }

  /**
   * Reads a node at a column, and the nodes on the same line within it.
   *
   * @param isSibling Whether the collection at this column is already open.
   */
  #node(start: number, end: number, startColumn: number, isSibling: boolean): boolean {
    let at = start
    let column = startColumn
    let isNew = !isSibling
    while (this.#isItem(at, end)) {
      if (isNew) this.#levels.enter(column, true)
      isNew = true
      const next = this.#skipSpaces(at + 1, end)
      if (this.#isRest(at + 1, end)) {
        this.#expects = true
        return true
      }
      column += next - at
      at = next
    }
    const afterKey = this.#endOfKey(at, end)
    if (afterKey === -1) return isNew && !this.#levels.isEmpty && this.#value(at, end)
    if (isNew) this.#levels.enter(column, false)
    this.#levels.key = this.#text.slice(at, afterKey).trimEnd()
    const value = this.#text.indexOf(':', afterKey) + 1
    if (this.#isRest(value, end)) {
      this.#expects = true
      return true
    }
    return this.#value(this.#skipSpaces(value, end), end)
  }

  /** Returns the end of a key whose colon is on this line; -1 if there is none. */
  #endOfKey(at: number, end: number): number {
    const text = this.#text
    const first = text.charCodeAt(at)
    if (first === quote || first === apostrophe) {
      const close = endOfQuoted(text, at)
      if (close === -1 || close > end) return -1
      const after = this.#skipSpaces(close, end)
      return this.#isColon(after, end) ? close : -1
    }
    // What begins with one of these is a key only if a colon is within it or after it.
    if ('&!*{[|>'.includes(text.charAt(at))) return -1
    for (let index = at; index < end; index++) {
      const code = text.charCodeAt(index)
      if (code === colon && this.#isColon(index, end)) return index
      if (code === hash && text.charCodeAt(index - 1) === space) return -1
    }
    return -1
  }

  #isColon(at: number, end: number): boolean {
    const text = this.#text
    return (
      at < end &&
      text.charCodeAt(at) === colon &&
      (at + 1 === end || text.charCodeAt(at + 1) === space)
    )
  }

  /** Reads the value of the last key or item. */
  #value(at: number, end: number): boolean {
    const text = this.#text
    this.#expects = false
    switch (text.charAt(at)) {
      case '"':
      case "'":
        return this.#quoted(at, end)
      case '[':
      case '{':
        return isExpression(text.slice(at, end)) || this.#flow(at)
      case '|':
      case '>':
        return matches(blockHeader, text.slice(0, end), at) && this.#block(at, end)
      case '*':
        return matches(alias, text.slice(0, end), at) && this.#isRest(this.#endOfWord(at, end), end)
      case '&':
      case '!': {
        const word = this.#endOfProperties(at, end)
        if (this.#isRest(word, end)) {
          this.#expects = true
          return true
        }
        const value = this.#skipSpaces(word, end)
        return this.#endOfKey(value, end) === -1 && this.#value(value, end)
      }
      default:
        return this.#scalar(at, end)
    }
  }

  #endOfWord(at: number, end: number): number {
    const found = this.#text.indexOf(' ', at)
    return found === -1 || found > end ? end : found
  }

  #endOfProperties(at: number, end: number): number {
    properties.lastIndex = at
    properties.test(this.#text)
    return Math.min(properties.lastIndex, end)
  }

  #scalar(at: number, end: number): boolean {
    const text = this.#text
    startsNoPlain.lastIndex = at
    if (startsNoPlain.test(text)) return false
    let last = end
    for (let index = at; index < end; index++) {
      const code = text.charCodeAt(index)
      if (code === colon && this.#isColon(index, end)) return false
      if (code === hash && text.charCodeAt(index - 1) === space) {
        this.#handler.comment(index, end)
        last = index
        break
      }
    }
    const isWhole = last === end
    while (text.charCodeAt(last - 1) === space) last--
    this.#plain = { offset: at, end: last, key: this.#levels.key }
    if (isWhole) this.#goesOn = true
    else this.#endPlain()
    return true
  }

  #quoted(at: number, lineEnd: number): boolean {
    const text = this.#text
    const close = endOfQuoted(text, at)
    if (close === -1) return false
    if (close <= lineEnd) {
      const type = text.charCodeAt(at) === quote ? 'double-quoted-scalar' : 'single-quoted-scalar'
      this.#handler.scalar({ type, offset: at, source: text.slice(at, close) }, this.#levels.key)
      return this.#isRest(close, lineEnd)
    }
    // YAML requires each line to be indented more than the key. Parsers only check for document
    // markers.
    const isWhole = this.#everyLine(
      lineEnd,
      close,
      (line, indent) => indent > 0 || !isMarker(text, line),
    )
    return isWhole && this.#isRest(close, this.#endOfLine(close))
  }

  #flow(at: number): boolean {
    const close = endOfFlow(this.#text, at)
    if (close === -1 || !this.#isIndented(at, close)) return false
    this.#handler.flow(at, close, this.#levels.key)
    return this.#isRest(close, this.#endOfLine(close))
  }

  /** Whether the lines of a collection after its first are indented more than the parent. */
  #isIndented(start: number, end: number): boolean {
    const least = this.#levels.indent
    return this.#everyLine(start, end, (at, indent) =>
      at === end - 1 ? indent >= least : indent > least,
    )
  }

  /** Tests each nonblank line after the first, by the offset and the column of its text. */
  #everyLine(start: number, end: number, test: (at: number, indent: number) => boolean): boolean {
    const text = this.#text
    if (this.#hasTab(start, end)) return false
    let line = text.indexOf('\n', start) + 1
    while (line !== 0 && line < end) {
      const at = this.#skipSpaces(line, end)
      const code = text.charCodeAt(at)
      if (code !== newline && code !== carriageReturn && !test(at, at - line)) return false
      line = text.indexOf('\n', line) + 1
    }
    return true
  }

  /** Reads the lines of a block scalar. */
  #block(at: number, headerEnd: number): boolean {
    const text = this.#text
    this.#isRest(this.#endOfWord(at, headerEnd), headerEnd)
    const outer = this.#levels.indent
    const from = this.#next
    let to = from
    let first = -1
    while (this.#next < text.length) {
      const start = this.#next
      const end = this.#endOfLine(start)
      const indent = this.#skipSpaces(start, end) - start
      if (start + indent === end) continue
      if (indent <= outer) {
        this.#next = start
        break
      }
      if (first === -1) first = indent
      else if (indent < first) return false
      to = end
    }
    if (to > from) this.#handler.block(from, to, this.#levels.key)
    return true
  }
}

/** Whether the line contains only a template statement, as in Helm: `{{- if .Values.a }}`. */
function isStatement(text: string, at: number, end: number): boolean {
  return text.startsWith('{{', at) && /\}\} *$/.test(text.slice(Math.max(at, end - 80), end))
}

/** Whether a value begins with a template expression and is not a URL: `{{ .Values.a }}-b`. */
function isExpression(value: string): boolean {
  return /^\{\{.*\}\}/.test(value) && !value.includes('://')
}

function isMarker(text: string, at: number): boolean {
  marker.lastIndex = at
  return marker.test(text)
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}
