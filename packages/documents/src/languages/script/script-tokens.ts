import jsTokens from 'js-tokens'
import type { DocumentComment } from '../../embedded-url.ts'
import { maskTypeParameters } from './type-parameters.ts'

/** The token kinds that matter here. */
export type TokenKind =
  | 'string'
  | 'template'
  | 'template-head'
  | 'template-middle'
  | 'template-tail'
  | 'identifier'
  | 'punctuator'
  | 'jsx-string'
  | 'jsx-identifier'
  | 'jsx-punctuator'
  /** A number, a regular expression, JSX text, or an unclosed literal. */
  | 'other'

const kinds: Readonly<Record<string, TokenKind>> = {
  StringLiteral: 'string',
  NoSubstitutionTemplate: 'template',
  TemplateHead: 'template-head',
  TemplateMiddle: 'template-middle',
  TemplateTail: 'template-tail',
  IdentifierName: 'identifier',
  Punctuator: 'punctuator',
  JSXString: 'jsx-string',
  JSXIdentifier: 'jsx-identifier',
  JSXPunctuator: 'jsx-punctuator',
}

/**
 * The tokens of a program without white space and comments. They are stored as offsets, because a
 * large program has a million of them.
 */
export class ScriptTokens {
  readonly comments: DocumentComment[] = []
  readonly #source: string
  readonly #kinds: TokenKind[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #parts = new Map<number, readonly number[]>()

  private constructor(source: string) {
    this.#source = source
  }

  /** Tokenizes a program. Never throws: stops where the tokenizer fails. */
  static of(source: string, jsx: boolean): ScriptTokens {
    const tokens = new ScriptTokens(source)
    try {
      tokens.#read(jsx ? maskTypeParameters(source) : source, jsx)
    } catch (error) {
      // The tokenizer's patterns overflow the stack on a literal with megabytes of escapes.
      if (!(error instanceof RangeError)) throw error
    }
    return tokens
  }

  get length(): number {
    return this.#kinds.length
  }

  kind(index: number): TokenKind | undefined {
    return this.#kinds[index]
  }

  start(index: number): number {
    return this.#starts[index] ?? this.#source.length
  }

  end(index: number): number {
    return this.#ends[index] ?? this.#source.length
  }

  /** Returns the text of a token; empty if the index is out of range. */
  text(index: number): string {
    return index < 0 || index >= this.length
      ? ''
      : this.#source.slice(this.start(index), this.end(index))
  }

  /**
   * Returns the other parts of the template with this head; empty if the template is not closed.
   */
  partsOf(head: number): readonly number[] {
    return this.#parts.get(head) ?? []
  }

  /** Whether a token is this punctuator or keyword. */
  is(index: number, text: string): boolean {
    const start = this.#starts[index]
    if (start === undefined || this.end(index) - start !== text.length) return false
    return this.#source.startsWith(text, start)
  }

  /**
   * Whether a token begins on a later line than the previous one ends; true after the last token.
   */
  isOnNewLine(index: number): boolean {
    if (index >= this.length) return true
    return /[\n\r\u2028\u2029]/.test(this.#source.slice(this.end(index - 1), this.start(index)))
  }

  #read(source: string, jsx: boolean): void {
    let start = 0
    const templates: { head: number; parts: number[] }[] = []
    // The package's types include JSX tokens only if the option is a literal.
    const tokens: Iterable<{ type: string; value: string; closed?: boolean }> = jsx
      ? jsTokens(source, { jsx })
      : jsTokens(source)
    for (const { type, value, closed } of tokens) {
      const end = start + value.length
      switch (type) {
        case 'WhiteSpace':
        case 'LineTerminatorSequence':
          break
        case 'SingleLineComment':
        case 'HashbangComment':
          this.#comment(start, end, end)
          break
        case 'MultiLineComment':
          this.#comment(start, end, closed === false ? end : end - 2)
          break
        default: {
          const kind = closed === false ? 'other' : (kinds[type] ?? 'other')
          const index = this.#kinds.push(kind) - 1
          this.#starts.push(start)
          this.#ends.push(end)
          if (kind === 'template-head') templates.push({ head: index, parts: [] })
          else if (type === 'TemplateMiddle') templates.at(-1)?.parts.push(index)
          else if (type === 'TemplateTail') this.#endTemplate(templates.pop(), kind, index)
        }
      }
      start = end
    }
  }

  #endTemplate(
    template: { head: number; parts: number[] } | undefined,
    kind: TokenKind,
    tail: number,
  ): void {
    if (template === undefined || kind !== 'template-tail') return
    this.#parts.set(template.head, [...template.parts, tail])
  }

  #comment(start: number, end: number, insideEnd: number): void {
    const text = this.#source.slice(start + 2, insideEnd)
    this.comments.push({ span: { start, end }, text })
  }
}
