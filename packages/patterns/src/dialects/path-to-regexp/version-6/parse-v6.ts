import { PatternFailure } from '../../../contract/pattern-failure.ts'
import { adjacent } from '../adjacent.ts'
import { quoted } from '../route.ts'
import { type TokenV6, tokensV6 } from './read-v6.ts'

/** A part of a version 6 route: text, or a group with its prefix and suffix. */
export type PartV6 =
  | { readonly type: 'text'; readonly value: string; readonly start: number; readonly end: number }
  | {
      readonly type: 'group'
      readonly name: string
      /** The regular expression; empty if braces contain only text. */
      readonly pattern: string
      readonly isCustom: boolean
      readonly prefix: string
      readonly suffix: string
      readonly modifier: string
      readonly start: number
      readonly end: number
    }

/** Options that a program passes to version 6. */
export interface OptionsV6 {
  /** The characters that end a parameter. Default: `/#?`. */
  readonly delimiter?: string
  /** Whether to read routes as version 6.1, which does not look at the text before a parameter. */
  readonly isOld?: boolean
  /** Whether letter case makes a difference. */
  readonly isSensitive?: boolean
  /** Whether a trailing delimiter makes a difference. */
  readonly isStrict?: boolean
}

/** Parses a version 6 route. */
export function parseV6(text: string, options: OptionsV6 = {}): readonly PartV6[] {
  return new Parser(text, options).parse()
}

class Parser {
  readonly #tokens: readonly TokenV6[]
  readonly #delimiter: string
  readonly #isOld: boolean
  readonly #parts: PartV6[] = []
  #index = 0
  #number = 0
  #text = ''
  #textStart = 0
  #textEnd = 0

  constructor(text: string, { delimiter = '/#?', isOld = false }: OptionsV6) {
    this.#delimiter = delimiter
    this.#isOld = isOld
    this.#tokens = tokensV6(text)
  }

  parse(): readonly PartV6[] {
    while (this.#index < this.#tokens.length) this.#step()
    return this.#parts
  }

  #step(): void {
    const character = this.#take('character')
    const name = this.#take('name')
    const pattern = this.#take('pattern')
    if (name !== null || pattern !== null) {
      let prefix = character?.value ?? ''
      let start = character?.start ?? name?.start ?? pattern?.start ?? 0
      if (character !== null && prefix !== '/' && prefix !== '.') {
        this.#append(character)
        prefix = ''
        start = character.end
      }
      this.#flush()
      this.#add({ start, prefix, name, pattern, suffix: '' })
      return
    }
    const fixed = character ?? this.#take('escaped')
    if (fixed !== null && fixed.value !== '') {
      this.#append(fixed)
      return
    }
    this.#flush()
    const open = this.#take('open')
    if (open !== null) this.#braces(open)
    else if (this.#take('end') === null) throw this.#unexpected()
  }

  #braces({ start }: TokenV6): void {
    const prefix = this.#plain()
    const name = this.#take('name')
    const pattern = this.#take('pattern')
    const suffix = this.#plain()
    if (this.#take('close') === null) throw this.#unexpected(start)
    this.#add({ start, prefix, name, pattern, suffix })
  }

  #add({
    start,
    prefix,
    name,
    pattern,
    suffix,
  }: {
    readonly start: number
    readonly prefix: string
    readonly name: TokenV6 | null
    readonly pattern: TokenV6 | null
    readonly suffix: string
  }): void {
    const groupName = name?.value ?? (pattern === null ? '' : String(this.#number++))
    const source = pattern?.value ?? (name === null ? '' : this.#segment(prefix, name))
    const modifier = this.#take('modifier')?.value ?? ''
    const end = this.#tokens[this.#index - 1]?.end ?? start
    const isCustom = pattern !== null
    const isRepeated = modifier === '+' || modifier === '*'
    if (!this.#isOld && source !== '' && prefix === '' && suffix === '' && isRepeated) {
      throw new PatternFailure('bare-repetition', end - 1, end, { name: groupName })
    }
    this.#parts.push({
      type: 'group',
      name: groupName,
      pattern: source,
      isCustom,
      prefix,
      suffix,
      modifier,
      start,
      end,
    })
  }

  /**
   * Returns the regular expression of a parameter without its own pattern. It does not match past the end of the
   * segment or across a repetition of the text before the parameter.
   */
  #segment(prefix: string, name: TokenV6): string {
    const delimiters = quoted(this.#delimiter).replaceAll('#', '\\#')
    const plain = `[^${delimiters}]+?`
    if (this.#isOld) return plain
    const last = this.#parts.at(-1)
    const before = prefix !== '' ? prefix : last?.type === 'text' ? last.value : ''
    if (last !== undefined && before === '') throw adjacent(name)
    const holdsDelimiter = [...this.#delimiter].some(each => before.includes(each))
    return before === '' || holdsDelimiter ? plain : `(?:(?!${quoted(before)})[^${delimiters}])+?`
  }

  #unexpected(open?: number): PatternFailure {
    const token = this.#tokens[this.#index]
    if (token === undefined || token.type === 'end') {
      const start = open ?? 0
      return new PatternFailure('unclosed', start, start + 1, { closer: '}' })
    }
    const { type, start, end } = token
    if (type === 'modifier') return new PatternFailure('stray-modifier', start, end)
    if (type === 'open') return new PatternFailure('nested-group', start, end)
    if (type === 'close') return new PatternFailure('unopened', start, end, { opener: '{' })
    return new PatternFailure('second-group', start, end)
  }

  #plain(): string {
    let text = ''
    for (;;) {
      const token = this.#take('character') ?? this.#take('escaped')
      if (token === null) return text
      text += token.value
    }
  }

  #append({ value, start, end }: TokenV6): void {
    if (this.#text === '') this.#textStart = start
    this.#text += value
    this.#textEnd = end
  }

  #flush(): void {
    if (this.#text === '') return
    this.#parts.push({
      type: 'text',
      value: this.#text,
      start: this.#textStart,
      end: this.#textEnd,
    })
    this.#text = ''
  }

  #take(type: TokenV6['type']): TokenV6 | null {
    const token = this.#tokens[this.#index]
    if (token?.type !== type) return null
    this.#index += 1
    return token
  }
}
