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
 * How far the autolinks reach that are written without brackets (GFM 6.9): what looks like the end of
 * a sentence is not part of them. Nothing of a text is looked at more than a few times.
 */
export class LiteralExtent {
  readonly #text: string
  /** Between these offsets no trail goes to the end. */
  #noTrailFrom = -1
  #noTrailTo = -1
  /** The domain that was read last, and the offset before which one with an underscore cannot begin. */
  #domainStart = -1
  #domainEnd = -1
  #badUntil = -1

  constructor(text: string) {
    this.#text = text
  }

  /** The offset after the domain at `start`; -1 if there is an underscore in its last two segments. */
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

  /** Where the path at `start` ends. */
  endOfPath(start: number): number {
    const text = this.#text
    let depth = 0
    let at = start
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === less || isUnicodeWhiteSpace(unit)) break
      const isClosing = unit === 0x29
      if (mayTrail(unit) && !(isClosing && depth > 0) && this.#isTrail(at)) break
      if (isClosing) depth--
      else if (unit === 0x28) depth++
    }
    return at
  }

  /** Whether from `start` on there is only punctuation up to white space or `<`. */
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

  /** The offset after the domain of an e-mail address; -1 if there is none. */
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
