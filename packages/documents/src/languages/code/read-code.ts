import type { Span } from '@hreflint/core'
import type { DocumentComment } from '../../embedded-url.ts'
import type { CommentForm, StringForm } from './code-syntax.ts'
import type { CompiledString, CompiledSyntax, Opening } from './compiled-syntax.ts'
import { LinesByWord } from './heredocs.ts'

/**
 * A string of a program: its span, the text between its delimiters, and the expressions in that
 * text.
 */
export interface CodeString {
  readonly form: StringForm
  readonly span: Span
  readonly inside: Span
  readonly holes: readonly Span[]
}

/**
 * Maximum depth of expressions in strings in expressions. It protects the stack, and nobody writes
 * code this deep.
 */
const deepest = 40

const noHoles: readonly Span[] = Object.freeze([])

/** Reads the comments and strings of a program in linear time and skips everything else. */
export class CodeReader {
  readonly comments: DocumentComment[] = []
  readonly #text: string
  readonly #compiled: CompiledSyntax
  #lines: LinesByWord | null = null
  /** The announced texts, which begin on the next line. */
  #announced: Span | null = null

  constructor(text: string, compiled: CompiledSyntax) {
    this.#text = text
    this.#compiled = compiled
  }

  *strings(): Generator<CodeString> {
    const opening = new RegExp(this.#compiled.opening)
    let at = this.#compiled.syntax.start?.(this.#text) ?? 0
    for (;;) {
      opening.lastIndex = at
      const found = opening.exec(this.#text)
      const skipped = this.#announced
      if (skipped !== null && (found === null || found.index >= skipped.start)) {
        this.#announced = null
        at = skipped.end
        continue
      }
      if (found === null) return
      const string = this.#read(found, this.#openingOf(found), 0)
      if (typeof string === 'number') at = string
      else {
        yield string
        at = string.span.end
      }
    }
  }

  #openingOf(found: RegExpExecArray): Opening | undefined {
    const { openings } = this.#compiled
    return openings.find((_, index) => found[index + 1] !== undefined)
  }

  /** Returns the string that begins here, or the offset after a construct that is not a string. */
  #read(found: RegExpExecArray, opening: Opening | undefined, depth: number): CodeString | number {
    const after = found.index + found[0].length
    switch (opening?.kind) {
      case 'comment':
        return this.#comment(opening.form, found.index, after)
      case 'string':
        return this.#string(opening.form, found.index, after, found[0], depth)
      case 'heredoc':
        this.#announce(found[0], after)
        return after
      default:
        return after
    }
  }

  #comment(form: CommentForm, start: number, after: number): number {
    const text = this.#text
    const { close } = form
    if (close === undefined) {
      const end = this.#endOfLine(after, form)
      this.comments.push({ span: { start, end }, text: text.slice(after, end) })
      return end
    }
    const at = form.nests ? this.#endOfNested(after) : text.indexOf(close, after)
    const end = at === -1 ? text.length : at + close.length
    const inside = text.slice(after, at === -1 ? end : at)
    this.comments.push({ span: { start, end }, text: inside })
    return end
  }

  #endOfLine(from: number, { until }: CommentForm): number {
    const line = this.#text.indexOf('\n', from)
    const end = line === -1 ? this.#text.length : line
    const before = until === undefined ? -1 : this.#text.slice(from, end).indexOf(until)
    if (before !== -1) return from + before
    return end > from && this.#text[end - 1] === '\r' ? end - 1 : end
  }

  #endOfNested(after: number): number {
    const bracket = /\/\*|\*\//g
    bracket.lastIndex = after
    let depth = 1
    for (let found = bracket.exec(this.#text); found !== null; found = bracket.exec(this.#text)) {
      depth += found[0] === '/*' ? 1 : -1
      if (depth === 0) return found.index
    }
    return -1
  }

  #announce(announcement: string, after: number): void {
    const word = /[A-Za-z_]\w*/.exec(announcement)?.[0] ?? ''
    const text = this.#text
    const line = text.indexOf('\n', after)
    const start = this.#announced?.end ?? line
    if (line === -1) return
    this.#lines ??= new LinesByWord(text)
    const end = this.#lines.endAfter(word, start)
    if (end !== -1) this.#announced = { start: this.#announced?.start ?? line, end }
  }

  #string(
    form: CompiledString,
    start: number,
    after: number,
    open: string,
    depth: number,
  ): CodeString | number {
    const text = this.#text
    if (form.bareEnd !== undefined) {
      const end = this.#endOfBare(form.bareEnd, after)
      return {
        form,
        span: { start, end },
        inside: { start, end },
        holes: this.#names(form, start, end),
      }
    }
    if (form.stop === null) {
      const close = form.closing?.(open) ?? ''
      const at = text.indexOf(close, after)
      if (at === -1) return text.length
      return {
        form,
        span: { start, end: at + close.length },
        inside: { start: after, end: at },
        holes: noHoles,
      }
    }
    return this.#closedString(form, form.stop, start, after, depth)
  }

  #closedString(
    form: CompiledString,
    stop: RegExp,
    start: number,
    after: number,
    depth: number,
  ): CodeString | number {
    const text = this.#text
    const holes: Span[] = []
    let at = after
    for (;;) {
      stop.lastIndex = at
      const found = stop.exec(text)
      if (found === null) return text.length
      const [what, expression, kept, name] = found
      at = found.index + what.length
      if (expression !== undefined) {
        at = this.#endOfExpression(at, depth + 1)
      }
      if (expression !== undefined || name !== undefined)
        holes.push({ start: found.index, end: at })
      if (expression !== undefined || kept !== undefined || name !== undefined) continue
      if (what === '\n') return found.index
      const inside = { start: after, end: found.index }
      return { form, span: { start, end: at }, inside, holes }
    }
  }

  /** Returns the offset after the bracket that closes an expression. */
  #endOfExpression(from: number, depth: number): number {
    const text = this.#text
    if (depth > deepest) return text.length
    const expression = new RegExp(this.#compiled.openingOrBracket)
    let open = 1
    let at = from
    for (;;) {
      expression.lastIndex = at
      const found = expression.exec(text)
      if (found === null) return text.length
      const opening = this.#openingOf(found)
      if (opening === undefined) {
        at = found.index + 1
        open += '{('.includes(found[0]) ? 1 : -1
        if (open === 0) return at
        continue
      }
      at = found.index + found[0].length
      // Within an expression, `#` and quotes may be part of a format.
      if (opening.kind === 'comment' && opening.form.close === undefined) continue
      const read = this.#read(found, opening, depth)
      if (typeof read !== 'number') at = read.span.end
      else if (text[read] !== '\n') at = read
    }
  }

  /** Returns the variables in a string without delimiters. */
  #names({ names }: StringForm, start: number, end: number): readonly Span[] {
    if (names === undefined) return noHoles
    const inside = this.#text.slice(start, end)
    return Array.from(inside.matchAll(new RegExp(names, 'g')), ({ 0: name, index }) => ({
      start: start + index,
      end: start + index + name.length,
    }))
  }

  #endOfBare(end: RegExp, from: number): number {
    const sought = new RegExp(end, 'g')
    sought.lastIndex = from
    return sought.exec(this.#text)?.index ?? this.#text.length
  }
}
