import { type ProgramToken, programTokens } from '../../redirects/readers/program-tokens.ts'
import { type ProgramValue, ProgramValues } from './program-values.ts'

/**
 * The value of a property in a configuration. `computed` means that only running the configuration
 * would reveal it.
 */
export type OptionValue =
  | { readonly kind: 'absent' }
  /** `strings` are those in the expression. */
  | { readonly kind: 'computed'; readonly strings: readonly string[] }
  | { readonly kind: 'strings'; readonly values: readonly string[] }

/** Reads properties from a configuration that is a program. The program is not run. */
export class ProgramOptions {
  readonly #tokens: readonly ProgramToken[]
  readonly #depths: readonly number[]

  constructor(text: string) {
    this.#tokens = programTokens(text)
    let depth = 0
    this.#depths = this.#tokens.map(({ text: mark, isString }) => {
      if (!isString && /^[[{(]$/.test(mark)) depth += 1
      if (!isString && /^[\]})]$/.test(mark)) depth -= 1
      return depth
    })
  }

  /**
   * Returns the least deeply nested property with a name. Its value is known if it is a string or a
   * list of strings.
   */
  valueOf(name: string): OptionValue {
    return this.#valueOf(name, () => true)
  }

  /** Returns the property with a name, unless it is part of the value of another property. */
  outerValueOf(name: string): OptionValue {
    return this.#valueOf(name, index => !/^[:,[]$/.test(this.#textAt(this.#openerOf(index) - 1)))
  }

  /** Returns the position of the bracket around a token; -1 if there is none. */
  #openerOf(index: number): number {
    const depth = this.#depths[index] ?? 0
    for (let at = index - 1; at >= 0; at -= 1) {
      if (
        this.#depths[at] === depth &&
        this.#depths[at - 1] !== depth &&
        /^[[{(]$/.test(this.#textAt(at))
      )
        return at
    }
    return -1
  }

  /** Returns the value of the least deeply nested property with a name; null if there is none. */
  treeOf(name: string): ProgramValue | null {
    const at = this.#find(name, () => true)
    if (at === -1) return null
    return new ProgramValues(this.#tokens).valueAt(this.#textAt(at + 1) === ':' ? at + 2 : at)
  }

  #find(name: string, isMeant: (index: number) => boolean): number {
    let at = -1
    for (const [index, { text }] of this.#tokens.entries()) {
      if (text !== name || !/^[:,}]$/.test(this.#textAt(index + 1))) continue
      if (!/^[{,]$/.test(this.#textAt(index - 1)) || !isMeant(index)) continue
      if (at === -1 || (this.#depths[index] ?? 0) < (this.#depths[at] ?? 0)) at = index
    }
    return at
  }

  #valueOf(name: string, isMeant: (index: number) => boolean): OptionValue {
    const at = this.#find(name, isMeant)
    if (at === -1) return { kind: 'absent' }
    if (this.#textAt(at + 1) !== ':') return { kind: 'computed', strings: [] }
    const value = this.#tokens.slice(at + 2)
    const shape = value.slice(0, 40).map(({ isString, text }) => (isString ? '"' : text))
    const found = /^(?:"|\[(?:",?)*\])(?=[,}])/.exec(shape.join(''))?.[0]
    if (found === undefined) return { kind: 'computed', strings: this.#stringsOf(at) }
    const count = [...found].filter(mark => mark === '"').length
    const strings = value.filter(({ isString }) => isString).slice(0, count)
    return { kind: 'strings', values: strings.map(({ text }) => text) }
  }

  /** Returns the strings in the value of the property at a token. */
  #stringsOf(at: number): readonly string[] {
    const depth = this.#depths[at] ?? 0
    const strings: string[] = []
    for (let index = at + 2; index < this.#tokens.length; index += 1) {
      const own = this.#depths[index] ?? 0
      if (own < depth || (own === depth && this.#textAt(index) === ',')) break
      const token = this.#tokens[index]
      if (token?.isString === true) strings.push(token.text)
    }
    return strings
  }

  /** Whether the value of a property has one of these properties in it. */
  hasInside(outer: string, names: readonly string[]): boolean {
    const start = this.#tokens.findIndex(
      ({ text }, index) => text === outer && this.#textAt(index + 1) === ':',
    )
    if (start === -1) return false
    const depth = this.#depths[start] ?? 0
    const rest = this.#tokens.slice(start + 2)
    const length = rest.findIndex(
      ({ text, isString }, index) =>
        !isString &&
        (this.#depths[start + 2 + index] ?? 0) <= depth &&
        /^[,}]$/.test(text) &&
        (this.#depths[start + 1 + index] ?? 0) <= depth + 1,
    )
    return rest
      .slice(0, length === -1 ? undefined : length + 1)
      .some(({ text, isString }) => !isString && names.includes(text))
  }

  /** Whether a property exists, whatever its value is. */
  has(name: string): boolean {
    return this.valueOf(name).kind !== 'absent'
  }

  #textAt(index: number): string {
    const token = this.#tokens[index]
    return token === undefined || token.isString ? '' : token.text
  }
}
