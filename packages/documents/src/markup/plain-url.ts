import type { OffsetMap, Span } from '@hreflint/core'
import { type EmbeddedText, plainText } from '../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../embedded-url.ts'

/** What the URLs of a document share. Known after the whole document is read. */
export interface SharedFacts {
  readonly text: string
  readonly encoding: string
  readonly base: Pick<EmbeddedUrl, 'base' | 'baseSpan'> | null
}

const noHoles: readonly Span[] = Object.freeze([])

/**
 * A URL that occurs unchanged in its document, without placeholders and with the encoding of the
 * document. Computes its text and map on demand.
 *
 * A spread (`{...url}`) loses the computed properties. `asRecord` returns an object with all of
 * them.
 */
export class PlainUrl implements EmbeddedUrl {
  readonly site: UrlSite
  readonly escape: EmbeddedText['escape']
  readonly #facts: SharedFacts
  readonly #start: number
  readonly #end: number

  constructor(
    facts: SharedFacts,
    start: number,
    end: number,
    site: UrlSite,
    escapeText: EmbeddedText['escape'],
  ) {
    this.site = site
    this.escape = escapeText
    this.#facts = facts
    this.#start = start
    this.#end = end
  }

  get text(): string {
    return this.#facts.text.slice(this.#start, this.#end)
  }

  get map(): OffsetMap {
    return plainText('', this.#start, this.escape).map
  }

  get holes(): readonly Span[] {
    return noHoles
  }

  get encoding(): string {
    return this.#facts.encoding
  }

  get base(): EmbeddedUrl['base'] {
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

/** Returns a URL as an object that can be spread. */
export function asRecord(url: EmbeddedUrl): EmbeddedUrl {
  if (!(url instanceof PlainUrl)) return url
  const { text, map, site, base, baseSpan, encoding, holes } = url
  const record = { text, map, site, base, encoding, holes, escape: url.escape }
  return baseSpan === undefined ? record : { ...record, baseSpan }
}
