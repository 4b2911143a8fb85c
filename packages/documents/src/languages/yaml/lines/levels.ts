/** The collections that are open at a line, with their columns. */
export class Levels {
  readonly #indents: number[] = []
  readonly #areSequences: boolean[] = []
  readonly #keys: string[] = []

  get isEmpty(): boolean {
    return this.#indents.length === 0
  }

  /** The column of the innermost collection; -1 if none is open. */
  get indent(): number {
    return this.#indents.at(-1) ?? -1
  }

  get isSequence(): boolean {
    return this.#areSequences.at(-1) === true
  }

  /** The key of the current value: the latest key of the innermost mapping. */
  get key(): string {
    return this.#keys.at(-1) ?? ''
  }

  set key(key: string) {
    this.#keys[this.#keys.length - 1] = key
  }

  enter(indent: number, isSequence: boolean): void {
    const { key } = this
    this.#indents.push(indent)
    this.#areSequences.push(isSequence)
    this.#keys.push(key)
  }

  /**
   * Closes the collections that do not contain a line at a column. Returns whether there were any.
   */
  leave(indent: number, isItem: boolean): boolean {
    const before = this.#indents.length
    while (this.indent > indent || (this.indent === indent && this.isSequence && !isItem)) {
      this.#indents.pop()
      this.#areSequences.pop()
      this.#keys.pop()
    }
    return this.#indents.length < before
  }

  clear(): void {
    this.#indents.length = 0
    this.#areSequences.length = 0
    this.#keys.length = 0
  }
}
