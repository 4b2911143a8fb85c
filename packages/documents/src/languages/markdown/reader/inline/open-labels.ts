/**
 * The brackets that may still become the text of a link or an image, from the outermost to the
 * innermost.
 */
export class OpenLabels {
  /** The offset after the bracket that `close` took last. */
  start = 0
  isImage = false
  /** Whether its text contains brackets. Then it cannot be the label of a definition. */
  hasBrackets = false
  // Three lists of numbers and booleans, because a hostile text has millions of brackets.
  readonly #starts: number[] = []
  readonly #areImages: boolean[] = []
  readonly #haveBrackets: boolean[] = []
  /** How many of the open brackets come before a link. They cannot become links themselves. */
  #inactive = 0

  get isAnyOpen(): boolean {
    return this.#starts.length > 0
  }

  open(start: number, isImage: boolean): void {
    this.#starts.push(start)
    this.#areImages.push(isImage)
    this.#haveBrackets.push(false)
  }

  /** Takes the last bracket. Returns whether there is one and it can become a link or an image. */
  close(): boolean {
    const start = this.#starts.pop()
    if (start === undefined) return false
    this.start = start
    this.isImage = this.#areImages.pop() === true
    this.hasBrackets = this.#haveBrackets.pop() === true
    const isActive = this.isImage || this.#starts.length >= this.#inactive
    this.#inactive = Math.min(this.#inactive, this.#starts.length)
    // The brackets of this label are part of the text of the one around it.
    this.holdsBracket()
    return isActive
  }

  /** A link cannot contain links, so the open brackets cannot become one. */
  deactivate(): void {
    this.#inactive = this.#starts.length
  }

  /** Records that the text of the last open bracket contains brackets. */
  holdsBracket(): void {
    if (this.#starts.length > 0) this.#haveBrackets[this.#starts.length - 1] = true
  }
}
