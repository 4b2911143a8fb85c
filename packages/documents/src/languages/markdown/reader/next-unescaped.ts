/**
 * Finds the next occurrence of a character that no backslash escapes. No part of the text is
 * searched twice, whatever the order of the calls.
 */
export class NextUnescaped {
  readonly #text: string
  readonly #character: string
  /** The character does not occur between this offset and `#found`. */
  #from = Number.POSITIVE_INFINITY
  #found = -1

  constructor(text: string, character: string) {
    this.#text = text
    this.#character = character
  }

  /**
   * Returns the offset of the character at or after `start`; -1 if there is none. `start` must not
   * be within an escape.
   */
  after(start: number): number {
    const end = this.#found === -1 ? this.#text.length : this.#found
    if (start >= this.#from && start <= end) return this.#found
    const limit = start < this.#from ? this.#from : Number.POSITIVE_INFINITY
    const found = this.#search(start, limit)
    if (found !== null) this.#found = found
    this.#from = start
    return this.#found
  }

  /** Returns null if the character does not occur before `limit`. */
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
