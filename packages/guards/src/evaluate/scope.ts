import type { Value } from './values.ts'

/** The names of functions that are being evaluated; others are asked of the program. */
export class Scope {
  readonly #values = new Map<string, Value>()
  readonly #outer: Scope | null

  constructor(outer: Scope | null) {
    this.#outer = outer
  }

  /** The scope that has a name; null for a name of the program. */
  #owner(name: string): Scope | null {
    if (this.#values.has(name)) return this
    return this.#outer === null ? null : this.#outer.#owner(name)
  }

  has(name: string): boolean {
    return this.#owner(name) !== null
  }

  get(name: string): Value {
    const owner = this.#owner(name)
    return owner === null ? undefined : owner.#values.get(name)
  }

  declare(name: string, value: Value): void {
    this.#values.set(name, value)
  }

  /** Whether there was such a name. */
  assign(name: string, value: Value): boolean {
    const owner = this.#owner(name)
    if (owner === null) return false
    owner.#values.set(name, value)
    return true
  }
}
