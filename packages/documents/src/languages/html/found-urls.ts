import type { EmbeddedText } from '../../embedded-text.ts'
import { offsetOf } from '../../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../../embedded-url.ts'
import { PlainUrl, type SharedFacts } from '../../markup/plain-url.ts'
import type { XmlBase, XmlBases } from '../../markup/xml-base.ts'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * The URLs of one HTML document, in its order. Of those that are written unchanged, nearly all,
 * only the numbers are kept: objects that stay would have to be moved by every garbage collection of
 * a large page. An iteration makes each `EmbeddedUrl` when it comes to it.
 */
export class FoundUrls implements Iterable<EmbeddedUrl> {
  readonly #text: string
  /** Start and end of each; of a record, its index as a negative number. */
  #spans = new Int32Array(32)
  readonly #sites: UrlSite[] = []
  readonly #escapes: EmbeddedText['escape'][] = []
  /** Those that need more than numbers. */
  readonly #records: Writable<EmbeddedUrl>[] = []
  /** The `xml:base` around each record that has one. */
  readonly #xmlBases = new Map<EmbeddedUrl, XmlBase>()
  #facts: SharedFacts

  constructor(text: string) {
    this.#text = text
    this.#facts = { text, encoding: 'utf-8', base: null }
  }

  get length(): number {
    return this.#sites.length
  }

  /** Takes a URL. Without an encoding, it is parsed with that of the document. */
  take(url: EmbeddedText, site: UrlSite, xmlBase: XmlBase | null, encoding = ''): void {
    const start = xmlBase === null ? offsetOf(url) : null
    if (start !== null && encoding === '' && url.holes.length === 0) {
      this.#add(start, start + url.text.length, site, url.escape)
      return
    }
    const { text, map, holes } = url
    const base = site.syntax === 'absolute-url' ? 'none' : null
    this.takeRecord({ text, map, site, base, encoding, holes, escape: url.escape }, xmlBase)
  }

  takeRecord(record: EmbeddedUrl, xmlBase: XmlBase | null): void {
    if (xmlBase !== null) this.#xmlBases.set(record, xmlBase)
    this.#add(-1 - this.#records.length, 0, record.site, record.escape)
    this.#records.push(record)
  }

  /** Tells what is known when all of the document is read; before that, nothing may be asked. */
  settle(encoding: string, bases: XmlBases): void {
    this.#facts = { text: this.#text, encoding, base: bases.of(null) }
    for (const url of this.#records) {
      if (url.encoding === '') url.encoding = encoding
      if (url.base !== null || url.site.element === 'base') continue
      const given = bases.of(this.#xmlBases.get(url) ?? null)
      if (given !== null) Object.assign(url, given)
    }
  }

  *[Symbol.iterator](): Generator<EmbeddedUrl> {
    for (let index = 0; index < this.#sites.length; index++) {
      const url = this.#at(index)
      if (url !== undefined) yield url
    }
  }

  #at(index: number): EmbeddedUrl | undefined {
    const start = this.#spans[2 * index] ?? 0
    if (start < 0) return this.#records[-1 - start]
    const end = this.#spans[2 * index + 1] ?? start
    const site = this.#sites[index]
    const escapeText = this.#escapes[index]
    if (site === undefined || escapeText === undefined) return undefined
    return new PlainUrl(this.#facts, start, end, site, escapeText)
  }

  #add(start: number, end: number, site: UrlSite, escapeText: EmbeddedText['escape']): void {
    const at = 2 * this.#sites.length
    if (at === this.#spans.length) {
      const spans = new Int32Array(2 * at)
      spans.set(this.#spans)
      this.#spans = spans
    }
    this.#spans[at] = start
    this.#spans[at + 1] = end
    this.#sites.push(site)
    this.#escapes.push(escapeText)
  }
}
