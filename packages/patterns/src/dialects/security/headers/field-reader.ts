import type {
  BareItem,
  FieldFailure,
  FieldItem,
  FieldMember,
  FieldParameter,
  InnerList,
} from './structured-field.ts'

const key = /[a-z*][a-z\d_.*-]*/y
const token = /[A-Za-z*][\w!#$%&'*+.^`|~:/-]*/y
const text = /"((?:[\x20\x21\x23-\x5B\x5D-\x7E]|\\["\\])*)"/y
const displayed = /%"((?:[\x20\x21\x23\x24\x26-\x7E]|%[\da-f]{2})*)"/y
const binary = /:([A-Za-z\d+/]*={0,2}):/y
const number = /-?(?:\d{1,12}\.\d{1,3}|\d{1,15})(?![\d.])/y
const date = /@(-?\d{1,15})(?![\d.])/y
const boolean = /\?([01])/y

/** Reads the parts of a structured field from left to right. `fail` ends it. */
export class FieldReader {
  readonly #text: string
  at = 0
  failure: FieldFailure | null = null

  constructor(source: string) {
    this.#text = source
  }

  /** @throws {SyntaxError} always, after noting the place. */
  fail(expected: FieldFailure['expected'], at = this.at): never {
    this.failure = { at, expected }
    throw new SyntaxError(`The field has no ${expected} at ${at}.`)
  }

  skip(character: string): boolean {
    if (!this.#text.startsWith(character, this.at)) return false
    this.at += character.length
    return true
  }

  /** Skips spaces, and tabs if they are allowed. */
  spaces(tabs = false): void {
    while (this.skip(' ') || (tabs && this.skip('\t')));
  }

  /** Reads members with commas between them. */
  members(readMember: () => void): void {
    while (this.at < this.#text.length) {
      readMember()
      this.spaces(true)
      if (this.at === this.#text.length) return
      const comma = this.at
      if (!this.skip(',')) this.fail('comma')
      this.spaces(true)
      if (this.at === this.#text.length) this.fail('end', comma)
    }
  }

  key(): string {
    return this.#take(key)?.[0] ?? this.fail('key')
  }

  member(): FieldMember {
    return this.#text[this.at] === '(' ? this.#innerList() : this.item()
  }

  item(): FieldItem {
    return this.withParameters(this.#bareItem())
  }

  withParameters(value: BareItem): FieldItem {
    return { type: 'item', value, parameters: this.#parameters() }
  }

  #innerList(): InnerList {
    const start = this.at
    this.at++
    const items: FieldItem[] = []
    for (;;) {
      this.spaces()
      if (this.skip(')')) break
      items.push(this.item())
      if (!/[ )]/.test(this.#text.charAt(this.at))) this.fail('space')
    }
    return { type: 'list', items, start, end: this.at, parameters: this.#parameters() }
  }

  #parameters(): readonly FieldParameter[] {
    const parameters = new Map<string, FieldParameter>()
    while (this.skip(';')) {
      this.spaces()
      const start = this.at
      const name = this.key()
      const value: BareItem = this.skip('=')
        ? this.#bareItem()
        : { type: 'boolean', value: true, start: this.at, end: this.at }
      parameters.set(name, { key: name, value, start })
    }
    return [...parameters.values()]
  }

  #bareItem(): BareItem {
    const start = this.at
    const at = (type: BareItem['type'], value: BareItem['value']): BareItem => ({
      type,
      value,
      start,
      end: this.at,
    })
    const string = this.#take(text)
    if (string !== null) return at('string', (string[1] ?? '').replaceAll(/\\(.)/g, '$1'))
    const word = this.#take(token)
    if (word !== null) return at('token', word[0])
    const amount = this.#take(number)
    if (amount !== null) {
      return at(amount[0].includes('.') ? 'decimal' : 'integer', Number(amount[0]))
    }
    const truth = this.#take(boolean)
    if (truth !== null) return at('boolean', truth[1] === '1')
    const day = this.#take(date)
    if (day !== null) return at('date', Number(day[1]))
    const bytes = this.#take(binary)
    if (bytes !== null) return at('binary', bytes[1] ?? '')
    const shown = this.#take(displayed)
    const decoded = shown === null ? null : decode(shown[1] ?? '')
    if (decoded === null) this.fail('value', start)
    return at('display-string', decoded)
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.#text)
    this.at += match?.[0].length ?? 0
    return match
  }
}

function decode(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return null
  }
}
