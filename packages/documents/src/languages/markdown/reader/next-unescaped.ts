/**
 * Finds the next place of a character that no backslash escapes. What was searched once is not
 * searched again, in whatever order is asked.
 */
export class NextUnescaped {
  readonly #text: string
  readonly #character: string
  /** From here to `#found` there is none. */
  #from = Number.POSITIVE_INFINITY
  #found = -1

  constructor(text: string, character: string) {
    this.#text = text
    this.#character = character
  }

  /** Its offset at or after `start`, where no escape may be cut; -1 if there is none. */
  after(start: number): number {
    const end = this.#found === -1 ? this.#text.length : this.#found
    if (start >= this.#from && start <= end) return this.#found
    const limit = start < this.#from ? this.#from : Number.POSITIVE_INFINITY
    const found = this.#search(start, limit)
    if (found !== null) this.#found = found
    this.#from = start
    return this.#found
  }

  /** Null if it is not before `limit`. */
  #search(start: number, limit: number): number | null {
    for (let at = start; at < this.#text.length; at++) {
      if (at >= limit) return null
      const character = this.#text[at]
      if (character === this.#character) return at
      if (character === '\\') at++
    }
    return limit === Number.POSITIVE_INFINITY ? -1 : null
  }
}
