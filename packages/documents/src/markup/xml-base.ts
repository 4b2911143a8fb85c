import type { Span } from '@hreflint/core'
import { type BaseReader, type BaseUrl, resolveBase } from '../base-url.ts'
import type { EmbeddedUrl } from '../embedded-url.ts'

/** An `xml:base` attribute. It is resolved when the base of the document is known. */
export interface XmlBase {
  readonly text: string
  readonly span: Span
  /** The nearest `xml:base` around it. */
  readonly outer: XmlBase | null
}

/** A base that the document sets for its URLs. */
export type GivenBase = Pick<EmbeddedUrl, 'base' | 'baseSpan'> & { readonly base: BaseUrl }

/** Resolves the `xml:base` attributes of a document, each only once. */
export class XmlBases {
  readonly #address: BaseUrl
  readonly #ofDocument: GivenBase | null
  readonly #reader: BaseReader
  readonly #known = new Map<XmlBase, GivenBase | null>()

  /**
   * @param ofDocument The base of the `base` element; null if the URL of the document is the base.
   */
  constructor(address: BaseUrl, ofDocument: GivenBase | null, reader: BaseReader) {
    this.#address = address
    this.#ofDocument = ofDocument
    this.#reader = reader
  }

  /**
   * Returns the base inside an element with this attribute. Skips attributes that do not resolve to
   * a URL.
   */
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
