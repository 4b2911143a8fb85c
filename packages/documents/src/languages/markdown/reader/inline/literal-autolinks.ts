import {
  isAlpha,
  isAlphanumeric,
  isControl,
  isUnicodePunctuation,
  isUnicodeWhiteSpace,
  isWhiteSpace,
} from '../characters.ts'
import { LiteralExtent } from './literal-extent.ts'

const isNameUnit = (unit: number): boolean =>
  isAlphanumeric(unit) || unit === 0x2b || unit === 0x2d || unit === 0x2e || unit === 0x5f

const beforeWww = new Set(Array.from('(*_[]~', character => character.charCodeAt(0)))

/**
 * Finds autolinks without brackets (GFM 6.9) by the rare texts in them: `://`, `www.` and `@`.
 * `start` and `end` are the offsets of the last one found.
 */
export class LiteralAutolinks {
  start = 0
  end = 0
  readonly #text: string
  readonly #extent: LiteralExtent
  /** The run of characters allowed in the local part of an email address, as last read. */
  #runStart = 0
  #runEnd = -1

  constructor(text: string) {
    this.#text = text
    this.#extent = new LiteralExtent(text)
  }

  /**
   * Whether the `:` at `colon` belongs to an `http://` or `https://` that starts at or after
   * `from`.
   */
  isHttp(colon: number, from: number): boolean {
    const text = this.#text
    let start = colon
    while (start > 0 && colon - start < 6 && isAlpha(text.charCodeAt(start - 1))) start--
    if (start < from || !/^https?$/i.test(text.slice(start, colon))) return false
    if (!text.startsWith('//', colon + 1)) return false
    const domain = colon + 3
    const first = text.charCodeAt(domain)
    if (domain >= text.length || isControl(first)) return false
    if (isUnicodeWhiteSpace(first) || isUnicodePunctuation(first)) return false
    return this.#found(start, this.#extent.endOfDomain(domain))
  }

  /** Whether an autolink begins with the `www.` at `start`. */
  isWww(start: number): boolean {
    const text = this.#text
    if (start > 0 && !this.#mayPrecedeWww(text.charCodeAt(start - 1))) return false
    if (!/^www\./i.test(text.slice(start, start + 4)) || start + 4 >= text.length) return false
    return this.#found(start, this.#extent.endOfDomain(start))
  }

  #mayPrecedeWww(unit: number): boolean {
    return beforeWww.has(unit) || isWhiteSpace(unit)
  }

  #found(start: number, domainEnd: number): boolean {
    if (domainEnd === -1) return false
    this.start = start
    this.end = this.#extent.endOfPath(domainEnd)
    return true
  }

  /**
   * Whether `at` is within or at the end of the local part of an email address that begins at or
   * after `from`.
   */
  isEmail(at: number, from: number): boolean {
    const text = this.#text
    if (at < this.#runStart || at > this.#runEnd) this.#readRun(at)
    const start = this.#runStart
    if (start < from || start === this.#runEnd || text.charCodeAt(this.#runEnd) !== 0x40)
      return false
    if (start > 0 && text.charCodeAt(start - 1) === 0x2f) return false
    const end = this.#extent.endOfEmailDomain(this.#runEnd + 1)
    if (end === -1) return false
    this.start = start
    this.end = end
    return true
  }

  #readRun(at: number): void {
    let start = at
    while (start > 0 && isNameUnit(this.#text.charCodeAt(start - 1))) start--
    let end = at
    while (isNameUnit(this.#text.charCodeAt(end))) end++
    this.#runStart = start
    this.#runEnd = end
  }
}
