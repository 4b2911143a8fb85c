import { type EmbeddedText, offsetOf } from '../../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../../embedded-url.ts'
import { PlainUrl, type SharedFacts } from '../../markup/plain-url.ts'
import type { XmlBase, XmlBases } from '../../markup/xml-base.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * The URLs of one HTML document, in document order. Their base URL and encoding are only known at
 * the end.
 */
export class FoundUrls {
  readonly #urls: EmbeddedUrl[] = []
  readonly #facts: Writable<SharedFacts>
  /** The URLs that need more than their place in the source, with the `xml:base` around each. */
  readonly #records = new Map<Writable<EmbeddedUrl>, XmlBase | null>()

  constructor(text: string) {
    this.#facts = { text, encoding: 'utf-8', base: null }
  }

  get length(): number {
    return this.#urls.length
  }

  /** Adds a URL. Without an `encoding`, it is parsed with the encoding of the document. */
  take(url: EmbeddedText, site: UrlSite, xmlBase: XmlBase | null, encoding = ''): void {
    const { text, map, holes, escape: escapeText } = url
    const start = xmlBase === null ? offsetOf(url) : null
    if (start !== null && encoding === '' && holes.length === 0) {
      this.takePlain(start, start + text.length, site, escapeText)
      return
    }
    const base = site.syntax === 'absolute-url' ? 'none' : null
    this.takeRecord({ text, map, site, base, encoding, holes, escape: escapeText }, xmlBase)
  }

  /** Adds a URL that is a part of the source, without placeholders, and without an `xml:base`. */
  takePlain(start: number, end: number, site: UrlSite, escapeText: EmbeddedText['escape']): void {
    this.#urls.push(new PlainUrl(this.#facts, start, end, site, escapeText))
  }

  takeRecord(record: EmbeddedUrl, xmlBase: XmlBase | null): void {
    this.#urls.push(record)
    this.#records.set(record, xmlBase)
  }

  /** Returns the URLs, completed with what is known after reading the whole document. */
  settled(encoding: string, bases: XmlBases): readonly EmbeddedUrl[] {
    this.#facts.encoding = encoding
    this.#facts.base = bases.of(null)
    for (const [url, xmlBase] of this.#records) {
      if (url.encoding === '') url.encoding = encoding
      if (url.base !== null || url.site.element === 'base') continue
      const given = bases.of(xmlBase)
      if (given !== null) Object.assign(url, given)
    }
    return this.#urls
  }
}
