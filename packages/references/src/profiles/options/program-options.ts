import { type ProgramToken, programTokens } from '../../redirects/readers/program-tokens.ts'

/**
 * The value of a property in a configuration. `computed` means that only running the configuration
 * would reveal it.
 */
export type OptionValue =
  | { readonly kind: 'absent' | 'computed' }
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

  #valueOf(name: string, isMeant: (index: number) => boolean): OptionValue {
    let at = -1
    for (const [index, { text }] of this.#tokens.entries()) {
      if (text !== name || !/^[:,}]$/.test(this.#textAt(index + 1))) continue
      if (!/^[{,]$/.test(this.#textAt(index - 1)) || !isMeant(index)) continue
      if (at === -1 || (this.#depths[index] ?? 0) < (this.#depths[at] ?? 0)) at = index
    }
    if (at === -1) return { kind: 'absent' }
    if (this.#textAt(at + 1) !== ':') return { kind: 'computed' }
    const value = this.#tokens.slice(at + 2)
    const shape = value.slice(0, 40).map(({ isString, text }) => (isString ? '"' : text))
    const found = /^(?:"|\[(?:",?)*\])(?=[,}])/.exec(shape.join(''))?.[0]
    if (found === undefined) return { kind: 'computed' }
    const count = [...found].filter(mark => mark === '"').length
    const strings = value.filter(({ isString }) => isString).slice(0, count)
    return { kind: 'strings', values: strings.map(({ text }) => text) }
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
