import type { CST } from 'yaml'
import { endOfFlow } from './end-of-flow.ts'
import { endOfQuoted } from './end-of-quoted.ts'
import { Levels } from './levels.ts'

/** What is told of a document that is read line by line. */
export interface LineHandler {
  /** A scalar that is on one line. */
  scalar(scalar: Pick<CST.FlowScalar, 'type' | 'offset' | 'source'>, key: string): void
  /** A flow collection, on one line or on several. */
  flow(start: number, end: number, key: string): void
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

/** What a scalar without quotes cannot begin with; some of it is an error, and all of it is rare. */
const startsNoPlain = /[,\]}%@`?]|[-:](?: |$)/y

/**
 * Reads YAML in blocks line by line: keys, items, scalars, and where other nodes end. It reads no less than what
 * people and programs usually write, and gives up where a document has anything else: a reader of trees takes it then.
 */
export class LineReader {
  readonly #text: string
  readonly #handler: LineHandler
  readonly #levels = new Levels()
  /** Where the next line starts. */
  #next = 0
  #nextTab: number
  /** Whether the last key or item has no value yet. */
  #expects = true
  /** The scalar without quotes on the line before, which may go on: told when it does not. */
  #plain: { readonly offset: number; readonly end: number; readonly key: string } | null = null
  /** Whether the last line was a part of a scalar without quotes. */
  #goesOn = false

  constructor(text: string, handler: LineHandler) {
    this.#text = text
    this.#handler = handler
    this.#nextTab = text.indexOf(tab)
  }

  /** False for a document that it does not read. What it told until then is void. */
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

  /** Moves on to the next line; gives the end of this one, without a carriage return. */
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

  /** Whether nothing comes but perhaps a comment, which is told. */
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

  /** A line that goes on with a scalar, which is none of one line then. */
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

  /** A node at a column, perhaps with others in it. `isSibling`: the level is there. */
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

  /** Where a key ends that has its colon on this line; -1 if there is none. */
  #endOfKey(at: number, end: number): number {
    const text = this.#text
    const first = text.charCodeAt(at)
    if (first === quote || first === apostrophe) {
      const close = endOfQuoted(text, at)
      if (close === -1 || close > end) return -1
      const after = this.#skipSpaces(close, end)
      return this.#isColon(after, end) ? close : -1
    }
    // What begins with these is a key only where its colon is in there, or after it.
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

  /** The value of the last key or item. */
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
    // YAML wants each line further in than the key. Parsers don't care, but for marks of documents.
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

  /** Whether the lines of a collection that go on after its first are further in than what holds it. */
  #isIndented(start: number, end: number): boolean {
    const least = this.#levels.indent
    return this.#everyLine(start, end, (at, indent) =>
      at === end - 1 ? indent >= least : indent > least,
    )
  }

  /** Tests each line after the first that is not blank, by where its text starts and by its column. */
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

  /** A block scalar, whose lines are passed over. */
  #block(at: number, headerEnd: number): boolean {
    const text = this.#text
    this.#isRest(this.#endOfWord(at, headerEnd), headerEnd)
    const outer = this.#levels.indent
    let first = -1
    while (this.#next < text.length) {
      const start = this.#next
      const end = this.#endOfLine(start)
      const indent = this.#skipSpaces(start, end) - start
      if (start + indent === end) continue
      if (indent <= outer) {
        this.#next = start
        return true
      }
      if (first === -1) first = indent
      else if (indent < first) return false
    }
    return true
  }
}

/** A statement of a template alone on its line, as Helm has it: `{{- if .Values.a }}`. */
function isStatement(text: string, at: number, end: number): boolean {
  return text.startsWith('{{', at) && /\}\} *$/.test(text.slice(Math.max(at, end - 80), end))
}

/** A value that begins with an expression of a template, and is no URL then: `{{ .Values.a }}-b`. */
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
