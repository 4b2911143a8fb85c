/** The brackets that may still become the text of a link or an image, each in the one before it. */
export class OpenLabels {
  /** Of the one that `close` took: the offset after its bracket. */
  start = 0
  isImage = false
  /** Whether there are brackets in it: then it is the label of no definition. */
  hasBrackets = false
  // Three lists of numbers: a hostile text has millions of them.
  readonly #starts: number[] = []
  readonly #areImages: boolean[] = []
  readonly #haveBrackets: boolean[] = []
  /** How many of them are before a link, so that none of them can be one itself. */
  #inactive = 0

  get isAnyOpen(): boolean {
    return this.#starts.length > 0
  }

  open(start: number, isImage: boolean): void {
    this.#starts.push(start)
    this.#areImages.push(isImage)
    this.#haveBrackets.push(false)
  }

  /** Takes the last one; whether there is one and it can become something. */
  close(): boolean {
    const start = this.#starts.pop()
    if (start === undefined) return false
    this.start = start
    this.isImage = this.#areImages.pop() === true
    this.hasBrackets = this.#haveBrackets.pop() === true
    const isActive = this.isImage || this.#starts.length >= this.#inactive
    this.#inactive = Math.min(this.#inactive, this.#starts.length)
    // The brackets of this one are in the text of the one around it.
    this.holdsBracket()
    return isActive
  }

  /** A link holds no links: what is open cannot become one. */
  deactivate(): void {
    this.#inactive = this.#starts.length
  }

  /** Says that there are brackets in the text of the last one. */
  holdsBracket(): void {
    if (this.#starts.length > 0) this.#haveBrackets[this.#starts.length - 1] = true
  }
}
