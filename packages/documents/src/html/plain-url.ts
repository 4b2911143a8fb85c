import type { OffsetMap, Span } from '@hreflint/core'
import { type EmbeddedText, offsetOf, plainText } from '../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../embedded-url.ts'

/** What the URLs of a document share; base and encoding are known when all of it is read. */
export interface SharedFacts {
  readonly text: string
  encoding: string
  base: Pick<EmbeddedUrl, 'base' | 'baseSpan'> | null
}

/**
 * A URL that stands in its document as it is. Most do, and a page has tens of thousands of them: so
 * each is one small object, which works out its text and map when they are asked for.
 *
 * A spread (`{...url}`) loses what is worked out: `asRecord` gives an object with all of it.
 */
export class PlainUrl implements EmbeddedUrl {
  readonly site: UrlSite
  readonly holes: readonly Span[]
  readonly escape: EmbeddedText['escape']
  readonly #facts: SharedFacts
  readonly #start: number
  readonly #end: number
  /** Empty if it is that of the document. */
  readonly #encoding: string

  private constructor(
    url: EmbeddedText,
    start: number,
    site: UrlSite,
    facts: SharedFacts,
    encoding: string,
  ) {
    this.site = site
    this.holes = url.holes
    this.escape = url.escape
    this.#facts = facts
    this.#start = start
    this.#end = start + url.text.length
    this.#encoding = encoding
  }

  /** Null for a text that does not stand in the document as it is. */
  static of(
    url: EmbeddedText,
    site: UrlSite,
    facts: SharedFacts,
    encoding: string,
  ): PlainUrl | null {
    const start = offsetOf(url)
    return start === null ? null : new PlainUrl(url, start, site, facts, encoding)
  }

  get text(): string {
    return this.#facts.text.slice(this.#start, this.#end)
  }

  get map(): OffsetMap {
    return plainText('', this.#start, this.escape).map
  }

  get encoding(): string {
    return this.#encoding === '' ? this.#facts.encoding : this.#encoding
  }

  get base(): string | null {
    if (this.site.syntax === 'absolute-url') return 'none'
    return this.#isAffected() ? (this.#facts.base?.base ?? null) : null
  }

  get baseSpan(): Span | undefined {
    return this.#isAffected() ? this.#facts.base?.baseSpan : undefined
  }

  #isAffected(): boolean {
    return this.site.syntax !== 'absolute-url' && this.site.element !== 'base'
  }
}

/** A URL as an object that can be spread. */
export function asRecord(url: EmbeddedUrl): EmbeddedUrl {
  if (!(url instanceof PlainUrl)) return url
  const { text, map, site, base, baseSpan, encoding, holes } = url
  const record = { text, map, site, base, encoding, holes, escape: url.escape }
  return baseSpan === undefined ? record : { ...record, baseSpan }
}
