import type { DocumentComment } from '../../../embedded-url.ts'
import { ScriptScanner } from './script-scanner.ts'
import { Kind, type TokenKind, tokenKinds } from './token-kind.ts'

/**
 * The tokens of a program without white space and comments. They are stored as offsets, because a
 * large program has a million of them.
 */
export class ScriptTokens {
  /** The number of tokens. */
  length = 0
  readonly #source: string
  #kinds: Uint8Array
  #starts: Uint32Array
  #ends: Uint32Array
  readonly #parts = new Map<number, readonly number[]>()
  /** The start and the end of each comment. */
  readonly #commentEnds: number[] = []

  private constructor(source: string) {
    this.#source = source
    const size = (source.length >> 2) + 16
    this.#kinds = new Uint8Array(size)
    this.#starts = new Uint32Array(size)
    this.#ends = new Uint32Array(size)
  }

  /** Tokenizes a program. Never throws. */
  static of(source: string, jsx: boolean): ScriptTokens {
    const tokens = new ScriptTokens(source)
    tokens.#read(new ScriptScanner(source, { jsx }))
    return tokens
  }

  get comments(): readonly DocumentComment[] {
    const source = this.#source
    const comments: DocumentComment[] = []
    for (let index = 0; index < this.#commentEnds.length; index += 2) {
      const start = this.#commentEnds[index] ?? 0
      const end = this.#commentEnds[index + 1] ?? start
      const isBlock =
        source.startsWith('/*', start) && source.startsWith('*/', Math.max(end - 2, start + 2))
      const text = source.slice(start + 2, isBlock ? end - 2 : end)
      comments.push({ span: { start, end }, text })
    }
    return comments
  }

  kind(index: number): TokenKind | undefined {
    return index < this.length ? tokenKinds[this.#kinds[index] ?? -1] : undefined
  }

  start(index: number): number {
    return index < this.length ? (this.#starts[index] ?? this.#source.length) : this.#source.length
  }

  end(index: number): number {
    return index < this.length ? (this.#ends[index] ?? this.#source.length) : this.#source.length
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
    const start = this.start(index)
    return this.end(index) - start === text.length && this.#source.startsWith(text, start)
  }

  /**
   * Whether a token begins on a later line than the previous one ends; true after the last token.
   */
  isOnNewLine(index: number): boolean {
    if (index >= this.length) return true
    return /[\n\r\u2028\u2029]/.test(this.#source.slice(this.end(index - 1), this.start(index)))
  }

  #read(scanner: ScriptScanner): void {
    const templates: { readonly head: number; readonly parts: number[] }[] = []
    while (scanner.next()) {
      const { kind, start, end } = scanner
      if (kind === Kind.comment) {
        this.#commentEnds.push(start, end)
        continue
      }
      const index = this.length
      if (index === this.#kinds.length) this.#grow()
      this.#kinds[index] = kind
      this.#starts[index] = start
      this.#ends[index] = end
      this.length = index + 1
      if (kind === Kind.templateHead) templates.push({ head: index, parts: [] })
      else if (kind === Kind.templateMiddle) templates.at(-1)?.parts.push(index)
      else if (kind === Kind.templateTail) {
        const template = templates.pop()
        if (template !== undefined) this.#parts.set(template.head, [...template.parts, index])
      }
    }
  }

  #grow(): void {
    const size = this.#kinds.length * 2
    this.#kinds = enlarged(new Uint8Array(size), this.#kinds)
    this.#starts = enlarged(new Uint32Array(size), this.#starts)
    this.#ends = enlarged(new Uint32Array(size), this.#ends)
  }
}

function enlarged<Numbers extends Uint8Array | Uint32Array>(
  larger: Numbers,
  old: Numbers,
): Numbers {
  larger.set(old)
  return larger
}
