interface OpenLabel {
  /** Offset behind the bracket. */
  readonly start: number
  readonly isImage: boolean
  /** Whether there are brackets in it: then it is the label of no definition. */
  hasBrackets: boolean
}

/** The brackets that may still become the text of a link or an image. */
export class OpenLabels {
  readonly #open: OpenLabel[] = []
  /** How many of them are before a link, so that none of them can be one itself. */
  #inactive = 0

  get isAnyOpen(): boolean {
    return this.#open.length > 0
  }

  open(start: number, isImage: boolean): void {
    this.#open.push({ start, isImage, hasBrackets: false })
  }

  /** Takes the last one; null if it can be no link or there is none. */
  close(): OpenLabel | null {
    const label = this.#open.pop()
    if (label === undefined) return null
    const isActive = label.isImage || this.#open.length >= this.#inactive
    this.#inactive = Math.min(this.#inactive, this.#open.length)
    return isActive ? label : null
  }

  /** A link holds no links: what is open cannot become one. */
  deactivate(): void {
    this.#inactive = this.#open.length
  }

  /** Says that there are brackets in the text of the last one. */
  holdsBracket(): void {
    const last = this.#open.at(-1)
    if (last !== undefined) last.hasBrackets = true
  }
}
