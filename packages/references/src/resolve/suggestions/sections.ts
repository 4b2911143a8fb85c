import type { Anchors } from '../../anchors/anchors.ts'

/** A version of a file. */
export interface AnchoredText {
  readonly anchors: Anchors
  readonly text: string
}

/** The words of the sections of a document. Each is worked out once, because many links may miss an anchor of the same document. */
export class Sections {
  static readonly #known = new WeakMap<Anchors, Sections>()

  readonly #document: AnchoredText
  /** Where the places of the document start, in order. */
  readonly #starts: readonly number[]
  readonly #words = new Map<string, readonly string[]>()
  readonly #isRewritten = new WeakMap<Sections, boolean>()
  #all: ReadonlySet<string> | undefined

  private constructor(document: AnchoredText) {
    this.#document = document
    const { places } = document.anchors
    this.#starts = Array.from(places.values(), ({ start }) => start).sort((a, b) => a - b)
  }

  static of(document: AnchoredText): Sections {
    let known = Sections.#known.get(document.anchors)
    if (known === undefined) {
      known = new Sections(document)
      Sections.#known.set(document.anchors, known)
    }
    return known
  }

  /** Returns the words from a place to the next one. */
  wordsOf(name: string): readonly string[] {
    let words = this.#words.get(name)
    if (words === undefined) {
      words = this.#textOf(name).match(/[\p{L}\p{N}]+/gu) ?? []
      this.#words.set(name, words)
    }
    return words
  }

  #textOf(name: string): string {
    const { anchors, text } = this.#document
    const own = anchors.places.get(name)
    return own === undefined ? '' : text.slice(own.end, this.#startAfter(own.end))
  }

  /** Returns the first start after an offset; the end of the text if there is none. */
  #startAfter(offset: number): number {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return this.#starts[low] ?? this.#document.text.length
  }

  /** Whether most of the longer words are not in another version, as after a translation. */
  isRewrittenIn(newer: Sections): boolean {
    let isRewritten = this.#isRewritten.get(newer)
    if (isRewritten === undefined) {
      const words = this.#longWords()
      const kept = [...words].filter(word => newer.#longWords().has(word))
      isRewritten = kept.length < words.size / 2
      this.#isRewritten.set(newer, isRewritten)
    }
    return isRewritten
  }

  #longWords(): ReadonlySet<string> {
    this.#all ??= new Set(longWords(this.#document.text))
    return this.#all
  }
}

/** Returns the words of a text that tell something of it, in small letters. */
export const longWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 3)

/** Returns the share of words that two texts have in common, of those of the longer one. */
export function likenessOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of other) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return shared / Math.max(one.length, other.length, 1)
}
