import type { ProgramToken } from '../../redirects/readers/program-tokens.ts'

/** A value in a program, as far as its text shows it. `computed`: only running the program would tell. */
export type ProgramValue =
  | { readonly kind: 'text' | 'word' | 'pattern'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ProgramValue[] }
  | { readonly kind: 'table'; readonly entries: ReadonlyMap<string, ProgramValue> }
  | { readonly kind: 'computed' }

const computed: ProgramValue = { kind: 'computed' }

/** The most values inside each other that are read. */
const mostDepth = 30

/** Reads values from the tokens of a program. */
export class ProgramValues {
  readonly #tokens: readonly ProgramToken[]
  #at = 0

  constructor(tokens: readonly ProgramToken[]) {
    this.#tokens = tokens
  }

  /** Returns the value that starts at a token. */
  valueAt(index: number, depth = 0): ProgramValue {
    const before = this.#at
    this.#at = index
    const value = this.#value(depth)
    this.#at = before
    return value
  }

  #value(depth: number): ProgramValue {
    const value = depth > mostDepth ? computed : this.#plainValue(depth)
    if (this.#isEnd()) {
      this.#skip()
      return value
    }
    this.#skip()
    return computed
  }

  #plainValue(depth: number): ProgramValue {
    const token = this.#tokens[this.#at]
    const text = this.#text()
    this.#at += 1
    if (token?.isString === true) return { kind: 'text', text: token.text }
    if (text === '[') return this.#list(depth)
    if (text === '{') return this.#table(depth)
    if (text === '(') {
      const value = this.#value(depth + 1)
      this.#at += 1
      return value
    }
    if (/^\/./.test(text)) return { kind: 'pattern', text }
    if (!/^[\w$]+$/.test(text)) return computed
    if (!this.#isEnd()) return computed
    return this.#declared(text, depth) ?? { kind: 'word', text }
  }

  #list(depth: number): ProgramValue {
    const items: ProgramValue[] = []
    while (this.#at < this.#tokens.length && this.#text() !== ']') {
      items.push(this.#value(depth + 1))
      if (this.#text() === ',') this.#at += 1
      else if (this.#text() !== ']') break
    }
    this.#at += 1
    return { kind: 'list', items }
  }

  #table(depth: number): ProgramValue {
    const entries = new Map<string, ProgramValue>()
    while (this.#at < this.#tokens.length && this.#text() !== '}') {
      const name = this.#tokens[this.#at]?.text ?? ''
      const next = this.#text(1)
      if (next === ':') {
        this.#at += 2
        entries.set(name, this.#value(depth + 1))
      } else {
        const isShort = next === ',' || next === '}'
        entries.set(name, isShort ? (this.#declared(name, depth) ?? computed) : computed)
        this.#skip()
      }
      if (this.#text() === ',') this.#at += 1
      else if (this.#text() !== '}') break
    }
    this.#at += 1
    return { kind: 'table', entries }
  }

  /** Returns the value that a constant of the program is declared with; null if there is no such constant. */
  #declared(name: string, depth: number): ProgramValue | null {
    const start = this.#tokens.findIndex(
      ({ text, isString }, index) =>
        !isString &&
        text === name &&
        /^(?:const|let|var)$/.test(this.#tokens[index - 1]?.text ?? ''),
    )
    if (start === -1) return null
    const length = this.#tokens.slice(start, start + 40).findIndex(({ text }) => text === '=')
    return length === -1 ? null : this.valueAt(start + length + 1, depth + 1)
  }

  /** Goes on to the end of the value. */
  #skip(): void {
    let depth = 0
    for (; this.#at < this.#tokens.length; this.#at += 1) {
      const text = this.#text()
      if (depth === 0 && (/^[,\])}]$/.test(text) || text === ';')) return
      if (/^[[({]$/.test(text)) depth += 1
      if (/^[\])}]$/.test(text)) depth -= 1
    }
  }

  /** Whether a value ends here. A word after it is of a type or of the next statement. */
  #isEnd(): boolean {
    const text = this.#text()
    const isWord = /^[\w$]+$/.test(text) && !/^(?:in|instanceof)$/.test(text)
    return this.#at >= this.#tokens.length || /^[,;\])}]$/.test(text) || isWord
  }

  /** The text of a token that is no string. */
  #text(ahead = 0): string {
    const token = this.#tokens[this.#at + ahead]
    return token === undefined || token.isString ? '' : token.text
  }
}
