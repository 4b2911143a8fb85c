import { PatternFailure } from '../../contract/pattern-failure.ts'
import { type ComponentOptions, type Encode, type Part, segmentWildcard } from './part.ts'
import { type Token, type TokenType, tokenize } from './token.ts'

/** [Parses a pattern string](https://urlpattern.spec.whatwg.org/#parse-a-pattern-string) into its parts. */
export function parseParts(
  input: string,
  options: ComponentOptions,
  encode: Encode,
): readonly Part[] {
  return new PartParser(input, options, encode).parse()
}

/** Parses one component. `*` is a modifier directly after a group, and a wildcard elsewhere. */
class PartParser {
  readonly #tokens: readonly Token[]
  readonly #options: ComponentOptions
  readonly #encode: Encode
  readonly #parts: Part[] = []
  readonly #names = new Map<string, Part>()
  #index = 0
  #nextNumber = 0
  #pending = ''
  #pendingStart = 0
  #pendingEnd = 0

  constructor(input: string, options: ComponentOptions, encode: Encode) {
    this.#tokens = tokenize(input, 'strict')
    this.#options = options
    this.#encode = encode
  }

  parse(): readonly Part[] {
    while (this.#index < this.#tokens.length) this.#step()
    return this.#parts
  }

  #step(): void {
    const start = this.#offset()
    const char = this.#take('char')
    const name = this.#take('name')
    const group = this.#takeGroup(name)
    if (name !== null || group !== null) {
      let prefix = char?.value ?? ''
      if (prefix !== '' && prefix !== this.#options.prefix) {
        this.#append(prefix, start, start + prefix.length)
        prefix = ''
      }
      this.#flush()
      this.#addGroup({ start, prefix, name, group, suffix: '', modifier: this.#takeModifier() })
      return
    }
    const fixed = char ?? this.#take('escaped-char')
    if (fixed !== null) this.#append(fixed.value, start, fixed.end)
    else if (this.#take('open') !== null) this.#braces(start)
    else {
      this.#flush()
      if (this.#take('end') === null) throw this.#unexpected()
    }
  }

  #braces(start: number): void {
    const prefix = this.#text()
    const name = this.#take('name')
    const group = this.#takeGroup(name)
    const suffix = this.#text()
    if (this.#take('close') === null) throw this.#unexpected(start)
    const modifier = this.#takeModifier()
    if (name !== null || group !== null) {
      this.#flush()
      this.#addGroup({ start, prefix, name, group, suffix, modifier })
    } else if (modifier === null) this.#append(prefix, start, this.#previousEnd())
    else {
      this.#flush()
      if (prefix !== '') this.#addFixed(prefix, start, this.#previousEnd(), modifierOf(modifier))
    }
  }

  /** Returns a failure for a token that is not allowed here. The code depends on the token. */
  #unexpected(open?: number): PatternFailure {
    const token = this.#tokens[this.#index]
    if (token === undefined || token.type === 'end') {
      const start = open ?? this.#offset()
      return new PatternFailure('unclosed', start, start + 1, { closer: '}' })
    }
    const { start, end, type } = token
    if (type === 'other-modifier') return new PatternFailure('stray-modifier', start, end)
    if (type === 'asterisk') return new PatternFailure('stray-modifier', start, end)
    if (type === 'open') return new PatternFailure('nested-group', start, end)
    if (type === 'close') return new PatternFailure('unopened', start, end, { opener: '{' })
    return new PatternFailure('second-group', start, end)
  }

  #addGroup({
    start,
    prefix,
    name,
    group,
    suffix,
    modifier,
  }: {
    readonly start: number
    readonly prefix: string
    readonly name: Token | null
    readonly group: Token | null
    readonly suffix: string
    readonly modifier: Token | null
  }): void {
    const segment = segmentWildcard(this.#options)
    const written = group === null ? segment : group.type === 'asterisk' ? '.*' : group.value
    const type =
      written === segment ? 'segment-wildcard' : written === '.*' ? 'full-wildcard' : 'regexp'
    const groupName = name?.value ?? String(this.#nextNumber++)
    if (this.#names.has(groupName)) {
      const { start: from, end } = name ?? group ?? { start, end: start }
      throw new PatternFailure('duplicate-name', from, end, { name: groupName })
    }
    const end = this.#previousEnd()
    const part: Part = {
      type,
      value: type === 'regexp' ? written : '',
      modifier: modifierOf(modifier),
      name: groupName,
      prefix: this.#encoded(prefix, start, end),
      suffix: this.#encoded(suffix, start, end),
      start,
      end,
    }
    this.#names.set(groupName, part)
    this.#parts.push(part)
  }

  #append(text: string, start: number, end: number): void {
    if (this.#pending === '') this.#pendingStart = start
    this.#pending += text
    this.#pendingEnd = end
  }

  #flush(): void {
    const text = this.#pending
    this.#pending = ''
    if (text !== '') this.#addFixed(text, this.#pendingStart, this.#pendingEnd, '')
  }

  #addFixed(text: string, start: number, end: number, modifier: Part['modifier']): void {
    const value = this.#encoded(text, start, end)
    this.#parts.push({
      type: 'fixed-text',
      value,
      modifier,
      name: '',
      prefix: '',
      suffix: '',
      start,
      end,
    })
  }

  #encoded(text: string, start: number, end: number): string {
    try {
      return this.#encode(text)
    } catch (error) {
      if (!(error instanceof PatternFailure)) throw error
      throw new PatternFailure(error.code, start, end, error.params)
    }
  }

  #text(): string {
    let text = ''
    for (;;) {
      const token = this.#take('char') ?? this.#take('escaped-char')
      if (token === null) return text
      text += token.value
    }
  }

  #takeGroup(name: Token | null): Token | null {
    return this.#take('regexp') ?? (name === null ? this.#take('asterisk') : null)
  }

  #takeModifier(): Token | null {
    return this.#take('other-modifier') ?? this.#take('asterisk')
  }

  #take(type: TokenType): Token | null {
    const token = this.#tokens[this.#index]
    if (token?.type !== type) return null
    this.#index += 1
    return token
  }

  #offset(): number {
    return this.#tokens[this.#index]?.start ?? 0
  }

  #previousEnd(): number {
    return this.#tokens[this.#index - 1]?.end ?? 0
  }
}

function modifierOf(token: Token | null): Part['modifier'] {
  const value = token?.value
  return value === '?' || value === '*' || value === '+' ? value : ''
}
