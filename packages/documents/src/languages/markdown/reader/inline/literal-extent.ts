import {
  isAlpha,
  isAlphanumeric,
  isUnicodePunctuation,
  isUnicodeWhiteSpace,
} from '../characters.ts'

const dot = 0x2e
const underscore = 0x5f
const hyphen = 0x2d
const bracket = 0x5d
const less = 0x3c

const trailing = new Set(Array.from('!"\')*,.:;?_~', character => character.charCodeAt(0)))
const mayTrail = (unit: number): boolean => trailing.has(unit) || unit === 0x26 || unit === bracket

/**
 * Finds where autolinks without brackets (GFM 6.9) end. Punctuation that looks like the end of a
 * sentence is not part of them. Reads each character only a few times.
 */
export class LiteralExtent {
  readonly #text: string
  /** From the first of these offsets to before the second, no trail begins. */
  #noTrailFrom = -1
  #noTrailTo = -1
  /**
   * The domain that was read last. A domain that starts at or before `#badUntil` is not valid
   * because of an underscore.
   */
  #domainStart = -1
  #domainEnd = -1
  #badUntil = -1

  constructor(text: string) {
    this.#text = text
  }

  /**
   * Returns the offset after the domain at `start`; -1 if its last two segments contain an
   * underscore.
   */
  endOfDomain(start: number): number {
    const isKnown = start > this.#domainStart && start < this.#domainEnd
    if (!isKnown) this.#readDomain(start)
    return start <= this.#badUntil ? -1 : this.#domainEnd
  }

  #readDomain(start: number): void {
    const text = this.#text
    let at = start
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === dot || unit === underscore) {
        if (this.#isTrail(at)) break
      } else if (isUnicodeWhiteSpace(unit) || (unit !== hyphen && isUnicodePunctuation(unit))) {
        break
      }
    }
    this.#domainStart = start
    this.#domainEnd = at
    this.#badUntil = -1
    let dots = 0
    for (let back = at - 1; back >= start && dots < 2; back--) {
      const unit = text.charCodeAt(back)
      if (unit === dot) dots++
      else if (unit === underscore) {
        this.#badUntil = back
        break
      }
    }
  }

  /** Returns the offset after the path at `start`, which does not go beyond `limit`. */
  endOfPath(start: number, limit = this.#text.length): number {
    const text = this.#text
    let depth = 0
    let at = start
    for (; at < limit; at++) {
      const unit = text.charCodeAt(at)
      if (unit === less || isUnicodeWhiteSpace(unit)) break
      const isClosing = unit === 0x29
      if (mayTrail(unit) && !(isClosing && depth > 0) && this.#isTrail(at)) break
      if (isClosing) depth--
      else if (unit === 0x28) depth++
    }
    return at
  }

  /** Whether only punctuation follows from `start` to white space, `<` or the end of the text. */
  #isTrail(start: number): boolean {
    if (start >= this.#noTrailFrom && start < this.#noTrailTo) return false
    const text = this.#text
    let at = start
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === less || isUnicodeWhiteSpace(unit)) return true
      if (unit === bracket) {
        const next = text.charCodeAt(at + 1)
        if (next === 0x28 || next === 0x5b) return true
      } else if (unit === 0x26) {
        let name = at + 1
        while (isAlpha(text.charCodeAt(name))) name++
        if (name === at + 1 || text.charCodeAt(name) !== 0x3b) break
        at = name
      } else if (!trailing.has(unit)) {
        break
      }
    }
    if (at >= text.length) return true
    this.#noTrailFrom = start
    this.#noTrailTo = at + 1
    return false
  }

  /** Returns the offset after the domain of an email address; -1 if there is none. */
  endOfEmailDomain(start: number): number {
    const text = this.#text
    let hasDot = false
    let at = start
    for (; ; at++) {
      const unit = text.charCodeAt(at)
      if (unit === dot && isAlphanumeric(text.charCodeAt(at + 1))) hasDot = true
      else if (unit !== hyphen && unit !== underscore && !isAlphanumeric(unit)) break
    }
    return hasDot && isAlpha(text.charCodeAt(at - 1)) ? at : -1
  }
}
