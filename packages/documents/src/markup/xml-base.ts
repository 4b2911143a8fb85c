import type { Span } from '@hreflint/core'
import { type BaseReader, type BaseUrl, resolveBase } from '../base-url.ts'
import type { EmbeddedUrl } from '../embedded-url.ts'

/** An `xml:base` attribute. What it comes to is asked when the base of the document is known. */
export interface XmlBase {
  readonly text: string
  readonly span: Span
  /** The nearest one around it. */
  readonly outer: XmlBase | null
}

/** The base that something in a document gives URLs. */
export type GivenBase = Pick<EmbeddedUrl, 'base' | 'baseSpan'> & { readonly base: BaseUrl }

/** What the `xml:base` attributes of a document come to, each worked out once. */
export class XmlBases {
  readonly #address: BaseUrl
  readonly #ofDocument: GivenBase | null
  readonly #reader: BaseReader
  readonly #known = new Map<XmlBase, GivenBase | null>()

  /** @param ofDocument what a `base` element gives; null for the address. */
  constructor(address: BaseUrl, ofDocument: GivenBase | null, reader: BaseReader) {
    this.#address = address
    this.#ofDocument = ofDocument
    this.#reader = reader
  }

  /** The base inside of an attribute; one that gives no URL is passed over. */
  of(attribute: XmlBase | null): GivenBase | null {
    if (attribute === null) return this.#ofDocument
    const known = this.#known.get(attribute)
    if (known !== undefined) return known
    const above = this.of(attribute.outer)
    const url = resolveBase(attribute.text, above?.base ?? this.#address, this.#reader)
    const given = url === null ? above : { base: url, baseSpan: attribute.span }
    this.#known.set(attribute, given)
    return given
  }
}
