import { parse } from '@hreflint/core'
import { decodeStringLiteral } from '../javascript/string-literal.ts'
import type { ComputedText } from './computed-text.ts'
import type { ScriptTokens } from './tokens/script-tokens.ts'

/** A platform function whose first argument is a URL. */
export interface UrlSink {
  /** The base URL, as in `EmbeddedUrl`. */
  readonly base: string | 'none' | null
}

const globals = new Set(['window', 'self', 'globalThis'])
const declaring = new Set(['function', 'class', 'const', 'let', 'var', 'import'])

/** Finds the arguments of `new URL`, `URL.parse`, `URL.canParse` and `fetch` in a program. */
export class UrlSinks {
  readonly #tokens: ScriptTokens
  readonly #declared = new Map<string, boolean>()

  constructor(tokens: ScriptTokens) {
    this.#tokens = tokens
  }

  /**
   * Returns the function whose first argument is the text at token `index`; null if there is none.
   */
  of(index: number, { next }: ComputedText): UrlSink | null {
    const tokens = this.#tokens
    const callee = index - 2
    if (!tokens.is(index - 1, '(') || tokens.kind(callee) !== 'identifier') return null
    if (!tokens.is(next, ')') && !tokens.is(next, ',')) return null
    switch (tokens.text(callee)) {
      case 'URL':
        return tokens.is(callee - 1, 'new') ? this.#url(next) : null
      case 'parse':
      case 'canParse': {
        const isStatic = tokens.is(callee - 1, '.') && tokens.is(callee - 2, 'URL')
        return isStatic && !tokens.is(callee - 3, '.') ? this.#url(next) : null
      }
      case 'fetch':
        return this.#isGlobal(callee) && !this.#isDeclared('fetch') ? { base: null } : null
      default:
        return null
    }
  }

  #url(next: number): UrlSink | null {
    return this.#isDeclared('URL') ? null : { base: this.#base(next) }
  }

  /**
   * Returns the base in the second argument if it is a literal; `none` if there is no second
   * argument.
   */
  #base(next: number): string | 'none' | null {
    const tokens = this.#tokens
    if (tokens.is(next, ')') || tokens.is(next + 1, ')')) return 'none'
    if (tokens.kind(next + 1) !== 'string' || !tokens.is(next + 2, ')')) return null
    const literal = tokens.text(next + 1)
    const quoting = literal[0] === "'" ? 'single' : 'double'
    const text = decodeStringLiteral(literal.slice(1, -1), quoting)?.text
    return text === undefined ? null : (parse(text).url?.href ?? null)
  }

  #isGlobal(callee: number): boolean {
    const tokens = this.#tokens
    if (tokens.is(callee - 1, '.')) {
      return globals.has(tokens.text(callee - 2)) && !tokens.is(callee - 3, '.')
    }
    return !tokens.is(callee - 1, '?.') && !declaring.has(tokens.text(callee - 1))
  }

  /** Whether the program declares this name itself. */
  #isDeclared(name: string): boolean {
    let found = this.#declared.get(name)
    if (found === undefined) {
      found = false
      const tokens = this.#tokens
      for (let index = 1; index < tokens.length && !found; index++) {
        found = tokens.is(index, name) && declaring.has(tokens.text(index - 1))
      }
      this.#declared.set(name, found)
    }
    return found
  }
}
