import type { Tr46, Tr46Options } from '../platform/platform.ts'
import { CodePointTable } from './code-point-table.ts'

/** The role of a code point in a label, as flags. This one represents every requested code point. */
const isKnown = 1
export const isValid = 2
/** Not a combining mark. */
export const mayBegin = 4
/** Makes of a domain name a [Bidi domain name](https://www.rfc-editor.org/rfc/rfc5893#section-1.4). */
export const isRightToLeft = 8

/** Classes of code points that the [Bidi rule](https://www.rfc-editor.org/rfc/rfc5893#section-2) treats alike. */
export const bidiClass = {
  leftToRight: 1,
  rightToLeft: 2,
  arabicNumber: 3,
  europeanNumber: 4,
  nonspacingMark: 5,
  neutral: 6,
  other: 7,
} as const

/**
 * The facts that rules for labels rest on, each asked of the package with a label of two to five code
 * points that is valid or not for this alone.
 */
export class CodePointFacts {
  /** The flags above. */
  readonly standing: CodePointTable
  /** Values of `bidiClass`, for valid code points. */
  readonly bidi: CodePointTable
  readonly #tr46: Tr46

  constructor(tr46: Tr46) {
    this.#tr46 = tr46
    this.standing = new CodePointTable(character => this.#standingOf(character))
    this.bidi = new CodePointTable(character => this.#bidiClassOf(character))
  }

  /** Whether a label or domain is valid, and already what UTS 46 makes of it. */
  passes(text: string, options: Tr46Options): boolean {
    const { error, domain } = this.#tr46.toUnicode(text, options)
    return !error && domain === text
  }

  #standingOf(character: string): number {
    // Behind a hyphen, so that a combining mark is judged by its status alone.
    if (!this.passes(`-${character}`, {})) return isKnown
    const begins = this.passes(character, {}) ? mayBegin : 0
    // In a Bidi domain name no label may begin with a hyphen.
    const turns = this.#keepsBidiRule(`-${character}`) ? 0 : isRightToLeft
    return isKnown | isValid | begins | turns
  }

  #bidiClassOf(character: string): number {
    const isInRightToLeft = this.#keepsBidiRule(`א-${character}-א`)
    const isInLeftToRight = this.#keepsBidiRule(`a-${character}-a.א`)
    if (!isInRightToLeft) {
      return isInLeftToRight ? bidiClass.leftToRight : bidiClass.other
    }
    if (!isInLeftToRight) {
      // Only numbers of the one kind and of the other exclude each other.
      return this.#keepsBidiRule(`א-${character}-0`)
        ? bidiClass.rightToLeft
        : bidiClass.arabicNumber
    }
    if (this.#keepsBidiRule(`א-${character}`)) return bidiClass.europeanNumber
    return this.#keepsBidiRule(`א${character}`) ? bidiClass.nonspacingMark : bidiClass.neutral
  }

  #keepsBidiRule(text: string): boolean {
    return this.passes(text, { checkBidi: true })
  }
}

let last: { readonly tr46: Tr46; readonly facts: CodePointFacts } | null = null

/** Returns the facts that a package tells; there is one, mostly. */
export function factsOf(tr46: Tr46): CodePointFacts {
  if (last?.tr46 !== tr46) last = { tr46, facts: new CodePointFacts(tr46) }
  return last.facts
}
