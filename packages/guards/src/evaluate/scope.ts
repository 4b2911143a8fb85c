import type { Value } from './values.ts'

/** The names in the functions that are being evaluated. Other names belong to the program. */
export class Scope {
  readonly #values = new Map<string, Value>()
  readonly #outer: Scope | null

  constructor(outer: Scope | null) {
    this.#outer = outer
  }

  /** Returns the scope that has a name. Null for a name of the program. */
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

  /** Assigns a value to a name. Returns false if no scope has the name. */
  assign(name: string, value: Value): boolean {
    const owner = this.#owner(name)
    if (owner === null) return false
    owner.#values.set(name, value)
    return true
  }
}
