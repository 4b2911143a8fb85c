import { PatternFailure } from '../../../contract/pattern-failure.ts'
import { isNamePart, isNameStart } from '../../name-code-points.ts'

/** A token of versions 8 and 9: text, `:name`, `*name`, or an optional group `{…}`. */
export type Token =
  | { readonly type: 'text'; readonly value: string; readonly start: number; readonly end: number }
  | {
      readonly type: 'parameter' | 'wildcard'
      readonly name: string
      readonly start: number
      readonly end: number
    }
  | {
      readonly type: 'group'
      readonly tokens: readonly Token[]
      readonly start: number
      readonly end: number
    }

/** Parses a version 8 or 9 route. */
export function readV8(text: string): readonly Token[] {
  return new Reader(text).read()
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): readonly Token[] {
    return this.#sequence(null)
  }

  /** Reads up to the end of the text, or of the group that begins at `open`. */
  #sequence(open: number | null): readonly Token[] {
    const tokens: Token[] = []
    while (this.#at < this.#text.length) {
      const start = this.#at
      const character = this.#character()
      if (character === '}' && open !== null) {
        this.#at += 1
        return tokens
      }
      if (character === ':' || character === '*') tokens.push(this.#parameter(start, character))
      else if (character === '{') {
        this.#at += 1
        const inner = this.#sequence(start)
        tokens.push({ type: 'group', tokens: inner, start, end: this.#at })
      } else tokens.push(this.#plain(tokens))
    }
    if (open !== null) throw new PatternFailure('unclosed', open, open + 1, { closer: '}' })
    return tokens
  }

  #character(): string {
    return String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0)
  }

  /** Reads a character of text. Removes a text token before it from `tokens` and returns both as one token. */
  #plain(tokens: Token[]): Token {
    const start = this.#at
    let character = this.#character()
    if (character === '\\') {
      this.#at += 1
      if (this.#at >= this.#text.length)
        throw new PatternFailure('trailing-backslash', start, start + 1)
      character = this.#character()
    } else if ('}()[]+?!'.includes(character)) {
      throw new PatternFailure('reserved-character', start, start + 1)
    }
    this.#at += character.length
    const last = tokens.at(-1)
    if (last?.type !== 'text') return { type: 'text', value: character, start, end: this.#at }
    tokens.pop()
    return { ...last, value: last.value + character, end: this.#at }
  }

  #parameter(start: number, sign: ':' | '*'): Token {
    this.#at += 1
    const name = this.#text[this.#at] === '"' ? this.#quotedName() : this.#plainName()
    const type = sign === ':' ? 'parameter' : 'wildcard'
    if (name === '') {
      const code = type === 'wildcard' ? 'nameless-wildcard' : 'missing-name'
      throw new PatternFailure(code, start, this.#at)
    }
    return { type, name, start, end: this.#at }
  }

  #plainName(): string {
    const start = this.#at
    while (this.#at < this.#text.length) {
      const character = this.#character()
      if (!(this.#at === start ? isNameStart : isNamePart)(character)) break
      this.#at += character.length
    }
    return this.#text.slice(start, this.#at)
  }

  #quotedName(): string {
    const open = this.#at
    let name = ''
    this.#at += 1
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
      if (this.#text[this.#at] === '\\') this.#at += 1
      // The library reads past the end here, so the quote is not closed.
      if (this.#at >= this.#text.length) break
      const character = this.#character()
      name += character
      this.#at += character.length
    }
    if (this.#at >= this.#text.length)
      throw new PatternFailure('unclosed', open, open + 1, { closer: '"' })
    this.#at += 1
    return name
  }
}
