import { isSameUrl } from '../comparison/same-url.ts'
import type { ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import type { SpecParser } from '../contract/spec.ts'
import { addsNone } from './is-cleaner.ts'

type Entry = readonly [text: string, results: (ParseResult | undefined)[]]

const newEntry = (text: string): Entry => [text, []]

/** The other bases that a URL may have. Compares how texts are read with each of them. */
export class OtherBases {
  readonly #spec: SpecParser
  readonly #options: readonly SpecParseOptions[]
  /** The last two texts, with their results. */
  #known: readonly Entry[] = []

  constructor(spec: SpecParser, options: readonly SpecParseOptions[]) {
    this.#spec = spec
    this.#options = options
  }

  /** Whether two texts give the same URL with each base, or neither gives a URL. */
  areSame(first: string, second: string): boolean {
    return this.#agree(first, second, areSame)
  }

  /** Whether, with each base, `after` gives the same URL as `before` and has no new issue. */
  keep(before: string, after: string): boolean {
    return this.#agree(before, after, (a, b) => areSame(a, b) && addsNone(a, b))
  }

  /** Whether, with each base, two texts lead to the same scheme, host and port. */
  leadAlike(first: string, second: string): boolean {
    return this.#agree(first, second, haveSameOrigin)
  }

  #agree(
    first: string,
    second: string,
    agree: (a: ParseResult, b: ParseResult) => boolean,
  ): boolean {
    return this.#options.every((_, index) =>
      agree(this.#result(first, index), this.#result(second, index)),
    )
  }

  #result(text: string, index: number): ParseResult {
    const [last, other] = this.#known
    const entry = last?.[0] === text ? last : other?.[0] === text ? other : newEntry(text)
    // The text to replace is requested again and again, so it is kept beside each other text.
    if (entry !== last) this.#known = last === undefined ? [entry] : [entry, last]
    const results = entry[1]
    const result = results[index] ?? this.#spec.parse(text, this.#options[index])
    results[index] = result
    return result
  }
}

function areSame(a: ParseResult, b: ParseResult): boolean {
  return a.url === null ? b.url === null : isSameUrl(a.url, b.url)
}

function haveSameOrigin({ url: a }: ParseResult, { url: b }: ParseResult): boolean {
  if (a === null || b === null) return a === b
  return a.scheme === b.scheme && a.host === b.host && a.port === b.port
}
