const stretch = 2048

/**
 * A text that is put together from many pieces. Joined stretch by stretch: a list of as many pieces
 * as a long text has characters would be copied again and again while it grows, and outlive the
 * collector's quick rounds.
 */
export class TextPieces {
  readonly #pieces: string[] = []
  #count = 0
  readonly #joined: string[] = []

  add(piece: string): void {
    this.#pieces[this.#count++] = piece
    if (this.#count < stretch) return
    this.#joined.push(this.#pieces.join(''))
    this.#count = 0
  }

  /** Returns the text. Nothing may be added afterward. */
  join(): string {
    this.#pieces.length = this.#count
    const rest = this.#pieces.join('')
    if (this.#joined.length === 0) return rest
    this.#joined.push(rest)
    return this.#joined.join('')
  }
}
