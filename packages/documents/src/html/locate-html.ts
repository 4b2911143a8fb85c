import type { Span } from '@hreflint/core'
import type { EmbeddedText } from '../embedded-text.ts'
import type {
  BaseElement,
  DocumentComment,
  LocatedDocument,
  LocateOptions,
} from '../embedded-url.ts'
import { type Place, placeOf } from './attribute-places.ts'
import { charsetOfContent, declaredEncoding } from './declared-encoding.ts'
import { ValueDecoder } from './decode-value.ts'
import { resolveBase } from './document-base.ts'
import { attributeNames, elementNames } from './known-names.ts'
import { type StartTag, scanTags, type TagHandler } from './scan-tags.ts'
import { urlsOfSrcset } from './srcset.ts'
import { UrlCollector } from './url-collector.ts'
import { splitAtWhiteSpace, stripWhiteSpace } from './white-space.ts'

const element = (name: string): number => elementNames.idOf(name)
const attribute = (name: string): number => attributeNames.idOf(name)
const base = element('base')
const meta = element('meta')
const template = element('template')
const charset = attribute('charset')
const content = attribute('content')
const httpEquiv = attribute('http-equiv')

/** Finds the URLs of an HTML document in one pass. Never throws, for any text. */
export function locateHtml(text: string, options: LocateOptions): LocatedDocument {
  const locator = new HtmlLocator(text, options)
  scanTags(text, locator)
  return locator.finish()
}

/** A `base` as it is met: what it resolves to is asked when the encoding is known. */
interface FoundBase {
  readonly span: Span
  readonly text: string
  readonly isUnknown: boolean
  readonly urlBefore: Span | null
}

class HtmlLocator implements TagHandler {
  readonly #text: string
  readonly #options: LocateOptions
  readonly #decoder: ValueDecoder
  readonly #found = new UrlCollector()
  readonly #bases: FoundBase[] = []
  readonly #comments: DocumentComment[] = []
  #encoding: string | null
  #templateDepth = 0
  #firstUrl: Span | null = null
  #tag: StartTag | null = null

  constructor(text: string, options: LocateOptions) {
    this.#text = text
    this.#options = options
    this.#decoder = new ValueDecoder(text, [])
    // A byte order mark says more than any `meta`.
    this.#encoding = text.charCodeAt(0) === 0xfeff ? 'utf-8' : null
  }

  startTag(tag: StartTag): void {
    this.#tag = tag
    if (tag.element === template) this.#templateDepth++
    for (let index = 0; index < tag.count; index++) {
      const place = placeOf(tag.attributes[index] ?? 0, tag, this.#keywordOf)
      if (place !== null) this.#attribute(tag, index, place)
    }
    if (tag.element === meta && tag.namespace === 'html') this.#meta(tag)
  }

  endTag(_element: number): void {
    if (this.#templateDepth > 0) this.#templateDepth--
  }

  rawText(): void {}

  comment(start: number, end: number, textStart: number, textEnd: number): void {
    const text = this.#text.slice(textStart, textEnd)
    this.#comments.push({ span: { start, end }, text })
  }

  doctype(): void {}

  finish(): LocatedDocument {
    const encoding = this.#encoding ?? 'utf-8'
    const bases = this.#bases.map((found, index): BaseElement => {
      const { span, text, urlBefore } = found
      const resolved = resolveBase(text, this.#options.documentUrl, encoding)
      return { span, text, effective: index === 0 && resolved.usable, url: resolved.url, urlBefore }
    })
    const effective = bases[0]?.effective === true ? bases[0] : null
    const urls = this.#found.settle(effective?.url ?? null, effective?.span ?? null, encoding)
    return { urls, bases, comments: this.#comments, encoding }
  }

  #attribute(tag: StartTag, index: number, place: Place): void {
    const { form, syntax, provenance, emptyIsNone } = place.row
    const value = this.#valueAt(tag, index)
    const site = place.siteIn(tag, this.#nameOfTag)
    const against = syntax === 'absolute-url' ? 'none' : null
    if (form === 'url') {
      const url = stripWhiteSpace(value)
      if (emptyIsNone === true && url.text === '') return
      this.#found.add(url, site, against)
      if (tag.element === base && tag.namespace === 'html') this.#base(url)
    } else if (form === 'url-list') {
      for (const url of splitAtWhiteSpace(value)) this.#found.add(url, site, against)
    } else if (form === 'srcset') {
      for (const url of urlsOfSrcset(value)) this.#found.add(url, site, against)
    }
    if (this.#firstUrl === null && provenance === 'html' && tag.element !== base) {
      this.#firstUrl = value.map.toSourceSpan({ start: 0, end: value.text.length })
    }
  }

  #base(url: EmbeddedText): void {
    if (this.#templateDepth > 0) return
    this.#bases.push({
      span: url.map.toSourceSpan({ start: 0, end: url.text.length }),
      text: url.text,
      isUnknown: url.holes.length > 0,
      urlBefore: this.#firstUrl,
    })
  }

  #meta(tag: StartTag): void {
    if (this.#encoding !== null) return
    const label = this.#context(tag, charset)
    if (label !== null) this.#encoding = declaredEncoding(label)
    else if (this.#keywordOf(httpEquiv) === 'content-type') {
      const declared = charsetOfContent(this.#context(tag, content) ?? '')
      if (declared !== null) this.#encoding = declaredEncoding(declared)
    }
  }

  #valueAt(tag: StartTag, index: number): EmbeddedText {
    const start = tag.valueStarts[index] ?? 0
    return this.#decoder.decode(start, tag.valueEnds[index] ?? start, tag.quotingOf(index))
  }

  /** The value of an attribute that holds no URL; null if the tag has none. */
  #context(tag: StartTag, name: number): string | null {
    const index = tag.indexOf(name)
    if (index === -1) return null
    return this.#valueAt(tag, index).text
  }

  /** The value of an enumerated attribute of the current tag, in lower case. */
  readonly #keywordOf = (name: number): string =>
    this.#tag === null ? '' : (this.#context(this.#tag, name) ?? '').trim().toLowerCase()

  readonly #nameOfTag = (): string =>
    (/^[^\t\n\f\r />]*/.exec(this.#text.slice((this.#tag?.start ?? 0) + 1))?.[0] ?? '')
      .replaceAll('\0', '\uFFFD')
      .replace(/[A-Z]+/g, letters => letters.toLowerCase())
}
