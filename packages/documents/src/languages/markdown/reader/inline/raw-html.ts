import { isAlpha } from '../characters.ts'
import { endOfTag } from '../html-tags.ts'

/** Finds where raw HTML in a text ends (CommonMark 6.6). */
export class RawHtml {
  readonly #text: string
  /** Offsets in tags after which no tag can end. */
  readonly #failed = new Set<number>()
  /**
   * Closing texts of comments and similar constructs that were not found. They do not occur later
   * either.
   */
  readonly #missing = new Set<string>()

  constructor(text: string) {
    this.#text = text
  }

  /** Returns the offset after the HTML that begins at the `<` at `start`; -1 if there is none. */
  endOf(start: number): number {
    const text = this.#text
    const unit = text.charCodeAt(start + 1)
    if (unit === 0x3f) return this.#after('?>', start + 2)
    if (unit !== 0x21) return endOfTag(text, start, text.length, this.#failed)
    // `<!-->` and `<!--->` are comments.
    if (text.startsWith('--', start + 2)) return this.#after('-->', start + 2)
    if (text.startsWith('[CDATA[', start + 2)) return this.#after(']]>', start + 9)
    return isAlpha(text.charCodeAt(start + 2)) ? this.#after('>', start + 3) : -1
  }

  #after(close: string, from: number): number {
    if (this.#missing.has(close)) return -1
    const found = this.#text.indexOf(close, from)
    if (found === -1) this.#missing.add(close)
    return found === -1 ? -1 : found + close.length
  }
}
