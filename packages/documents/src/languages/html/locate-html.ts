import type { BaseRules, Span } from '@hreflint/core'
import { addressOrAny } from '../../base-url.ts'
import { type EmbeddedText, plainText } from '../../embedded-text.ts'
import type {
  DocumentComment,
  EmbeddedUrl,
  LocatedDocument,
  LocateOptions,
  UrlSite,
} from '../../embedded-url.ts'
import { charsetOfContent, usableEncoding } from '../../encoding/declared-encoding.ts'
import { encodingOfXmlDeclaration } from '../../encoding/xml-declaration.ts'
import { BaseElements, baseOf, baseRulesOf } from '../../markup/base-elements.ts'
import { type MetaAttribute, metaUrls } from '../../markup/meta-urls.ts'
import {
  type NestedDocument,
  type Nesting,
  outermost,
  withNested,
} from '../../markup/nested-document.ts'
import { programUrls } from '../../markup/program-urls.ts'
import { scriptUrls } from '../../markup/script-urls.ts'
import { styleUrls } from '../../markup/style-urls.ts'
import { urlsOfValue } from '../../markup/values/value-forms.ts'
import { stripWhiteSpace } from '../../markup/values/white-space.ts'
import { type XmlBase, XmlBases } from '../../markup/xml-base.ts'
import { findExpressions } from '../../template/find-expressions.ts'
import { findHoles, type Placeholder } from '../../template/find-holes.ts'
import { maskHoles } from '../../template/mask-holes.ts'
import { templateComments } from '../../template/template-comments.ts'
import { withTrimmedSpace } from '../../template/trimmed-space.ts'
import { withPercentNames } from '../../template/with-percent-names.ts'
import { type Place, placeOf } from './attribute-places.ts'
import { systemIdentifierOf } from './doctype.ts'
import { FoundUrls } from './found-urls.ts'
import { type HtmlDialect, plainHtml } from './html-dialect.ts'
import { endOfHead } from './scan/end-of-head.ts'
import { HtmlStructure } from './scan/html-structure.ts'
import { attributeNames, elementNames } from './scan/known-names.ts'
import { endOfRawText } from './scan/raw-text.ts'
import { includesParts } from './scan/includes-parts.ts'
import { type StartTag, scanTags, type TagHandler } from './scan/scan-tags.ts'
import { ValueDecoder } from './text/decode-value.ts'
import {
  inCdata,
  inComment,
  inIdentifier,
  inScriptElement,
  inStyleElement,
} from './text/escape-raw-text.ts'
import { escapeFor } from './text/escape-value.ts'

const element = (name: string): number => elementNames.idOf(name)
const attribute = (name: string): number => attributeNames.idOf(name)
const base = element('base')
const meta = element('meta')
const noscript = element('noscript')
const script = element('script')
const style = element('style')
const template = element('template')
const charset = attribute('charset')
const content = attribute('content')
const metaAttributes: Readonly<Record<MetaAttribute, number>> = {
  'http-equiv': attribute('http-equiv'),
  name: attribute('name'),
  property: attribute('property'),
}
const lang = attribute('lang')
const type = attribute('type')
const xmlBase = attribute('xml:base')

/** Maximum depth of nested documents. Deeper ones are not read. */
const maxDocumentDepth = 8

/** Finds the URLs in an HTML document in one pass. Never throws. */
export function locateHtml(
  text: string,
  options: LocateOptions = {},
  dialect: HtmlDialect = plainHtml,
  nesting: Nesting = outermost,
): LocatedDocument {
  const holes = holesOf(text, options, dialect)
  const decoder = new ValueDecoder(text, withTrimmedSpace(text, holes))
  const locator = new HtmlLocator(text, options, dialect, decoder, nesting, holes)
  scanTags(maskHoles(text, holes), locator, { components: dialect.hasComponents })
  const located = locator.finish()
  const more = templateComments(text, holes)
  if (more.length === 0) return located
  const comments = [...located.comments, ...more].sort((a, b) => a.span.start - b.span.start)
  return { ...located, comments }
}

function holesOf(
  text: string,
  { templateDelimiters }: LocateOptions,
  dialect: HtmlDialect,
): readonly Placeholder[] {
  if (templateDelimiters === undefined && dialect.hasExpressions) return findExpressions(text)
  const cautious = !dialect.isTemplate
  const holes = findHoles(text, templateDelimiters ?? dialect.delimiters, { cautious })
  return templateDelimiters === undefined && cautious ? withPercentNames(holes, text) : holes
}

class HtmlLocator implements TagHandler {
  readonly #text: string
  readonly #holes: readonly Span[]
  readonly #options: LocateOptions
  readonly #dialect: HtmlDialect
  readonly #decoder: ValueDecoder
  readonly #nesting: Nesting
  readonly #urls: FoundUrls
  readonly #bases: BaseElements
  readonly #rules: BaseRules
  /**
   * The `xml:base` that applies to the current tag (its own, or the nearest one around it), and the
   * one that applies outside it.
   */
  #xmlBase: XmlBase | null = null
  #outerXmlBase: XmlBase | null = null
  readonly #comments: DocumentComment[] = []
  /** Documents in attributes and comments. */
  readonly #nested: NestedDocument[] = []
  readonly #structure: HtmlStructure | null
  #encoding: string | null
  #templateDepth = 0
  #foundEndOfHead: number | null = null
  /**
   * Where the last `noscript` ends for a browser that runs scripts. Until then, all of it is text.
   */
  #noscriptEnd = 0
  #tag: StartTag | null = null

  constructor(
    text: string,
    options: LocateOptions,
    dialect: HtmlDialect,
    decoder: ValueDecoder,
    nesting: Nesting,
    holes: readonly Span[],
  ) {
    this.#text = text
    this.#holes = holes
    this.#urls = new FoundUrls(text)
    this.#options = options
    this.#bases = new BaseElements(options)
    this.#rules = baseRulesOf(options)
    this.#dialect = dialect
    this.#decoder = decoder
    this.#nesting = nesting
    this.#structure =
      options.structure === true ? new HtmlStructure(text, includesParts(text)) : null
    // A byte order mark takes precedence over any `meta`.
    this.#encoding =
      nesting.encoding ?? options.encoding ?? (text.charCodeAt(0) === 0xfeff ? 'utf-8' : null)
  }

  startTag(tag: StartTag): void {
    this.#tag = tag
    if (
      tag.element === template &&
      !this.#dialect.hasComponents &&
      tag.start >= this.#noscriptEnd
    ) {
      this.#templateDepth++
    }
    if (this.#rules.hasXmlBase === true) this.#enterXmlBase(tag)
    if (tag.element === noscript) this.#noscript(tag)
    for (let index = 0; index < tag.count; index++) {
      const place = placeOf(tag.attributes[index] ?? 0, tag, this.#keywordOf)
      if (place !== null) this.#attribute(tag, index, place)
    }
    if (tag.element === meta && tag.namespace === 'html') this.#meta(tag)
    if (this.#structure !== null && this.#isOfDocument(tag)) {
      this.#structure.take(tag, this.#valueOf)
    }
  }

  endTemplate(): void {
    if (this.#templateDepth > 0) this.#templateDepth--
  }

  rawText(element: number, start: number, end: number): void {
    if (element === script) {
      const content = this.#decoder.raw(start, end, inScriptElement)
      const take = (url: EmbeddedText, site: UrlSite) =>
        this.#urls.take(url, site, this.#xmlBase, 'utf-8')
      scriptUrls(content, this.#keywordOf(type), take, this.#options.patterns)
      if (this.#options.scripts === true) this.#program(content)
    }
    if (element === style) this.#css(this.#decoder.raw(start, end, inStyleElement), null)
  }

  styleText(start: number, end: number, isCdata: boolean): void {
    const decoder = this.#decoder
    // Attributes and text decode `&copy=` and the like differently, but that makes no URL invalid.
    this.#css(isCdata ? decoder.raw(start, end, inCdata) : decoder.decode(start, end, 'text'), null)
  }

  comment(start: number, end: number, textStart: number, textEnd: number): void {
    const text = this.#text.slice(textStart, textEnd)
    this.#comments.push({ span: { start, end }, text })
    // Internet Explorer reads the content of a conditional comment.
    if (/^\[if[\t\n\f\r ]/i.test(text)) this.#document(plainText(text, textStart, inComment), null)
  }

  doctype(start: number, end: number): void {
    const found = systemIdentifierOf(this.#text.slice(start, end))
    if (found === null) return
    const url = this.#decoder.raw(start + found.start, start + found.end, inIdentifier)
    this.#urls.take(url, { kind: 'declaration', property: 'DOCTYPE', syntax: 'url' }, null)
  }

  finish(): LocatedDocument {
    const encoding = this.#encoding ?? encodingOfXmlDeclaration(this.#text) ?? 'utf-8'
    const { documentUrl } = this.#options
    const bases = this.#bases.resolve(encoding)
    const base = baseOf(bases)
    const reader = { spec: this.#options.spec, encoding }
    const found = this.#urls.settled(
      encoding,
      new XmlBases(addressOrAny(documentUrl), base, reader),
    )
    const outer = { url: documentUrl, base }
    const depth = this.#nesting.depth + 1
    const urls = withNested(found, this.#nested, outer, (text, address, own) =>
      locateHtml(text, { ...this.#options, documentUrl: address }, this.#dialect, {
        depth,
        encoding: own ?? encoding,
      }),
    )
    const located = { urls, bases, comments: this.#comments, encoding }
    return this.#structure === null ? located : { ...located, structure: this.#structure.found }
  }

  #program(content: EmbeddedText): void {
    const kind = { type: this.#keywordOf(type), language: this.#keywordOf(lang) }
    const take = (url: EmbeddedUrl) => this.#urls.takeRecord(url, this.#xmlBase)
    programUrls(content, kind, take, this.#comments)
  }

  #css(value: EmbeddedText, place: UrlSite | null, property?: string | undefined): void {
    const take = (url: EmbeddedUrl) => this.#urls.takeRecord(url, this.#xmlBase)
    styleUrls({ value, place, property }, take, this.#comments)
  }

  /**
   * Adds a nested document. Without an encoding of its own, it has the encoding of this document.
   */
  #document(value: EmbeddedText, encoding: string | null): void {
    if (this.#nesting.depth >= maxDocumentDepth) return
    this.#nested.push({ at: this.#urls.length, value, encoding })
  }

  #attribute(tag: StartTag, index: number, place: Place): void {
    if (this.#isExpression(tag, index)) return
    const { row } = place
    const { form, provenance } = row
    // On a custom element, `resource` and similar attributes belong to that element.
    if (provenance === 'rdfa' && tag.element === 0 && !isHtmlName(this.#nameOfTag())) return
    if (form === 'absolute-url-tokens' && !this.#holds(tag, index, /[:&]/)) return
    const isCss = form === 'css-value' || form === 'css-declarations'
    if (isCss && !this.#holds(tag, index, /url|src|image|[\\&]/i)) return
    if (this.#isOfOtherVocabulary(tag)) return
    if (isCss) {
      const property = form === 'css-value' ? row.attribute : undefined
      this.#css(this.#valueAt(tag, index), place.siteIn(tag, this.#nameOfTag), property)
      return
    }
    if (form === 'url' && tag.element !== base && this.#takePlain(tag, index, place)) return
    const value = this.#valueAt(tag, index)
    if (form === 'document') {
      // A `srcdoc` is characters, not bytes, so an encoding that it declares is ignored.
      this.#document(value, 'utf-8')
      return
    }
    const isXmlBase = provenance === 'xml-base' && this.#rules.hasXmlBase === true
    const isUrl = isXmlBase && tag.namespace !== 'html'
    const site = place.siteIn(tag, this.#nameOfTag)
    for (const url of urlsOfValue(form, value, row)) {
      if (isUrl) this.#urls.take(url, { ...site, syntax: 'url' }, this.#outerXmlBase)
      else this.#urls.take(url, site, this.#xmlBase)
    }
    if (provenance !== 'html') return
    if (tag.element !== base) this.#bases.seeUrls(value)
    else if (this.#isOfDocument(tag)) {
      this.#bases.seeBase(stripWhiteSpace(value), () => tag.start < this.#endOfHead)
    }
  }

  /**
   * Takes a value that is its URL as it is written, as most are. Returns false for others, and where
   * an `xml:base` may apply. Nothing is decoded, and nothing created but the URL.
   */
  #takePlain(tag: StartTag, index: number, place: Place): boolean {
    const start = tag.valueStarts[index] ?? 0
    const end = tag.valueEnds[index] ?? start
    if (this.#rules.hasXmlBase === true || !this.#decoder.isPlain(start, end)) return false
    const site = place.siteIn(tag, this.#nameOfTag)
    this.#urls.takePlain(start, end, site, escapeFor[tag.quotingOf(index)])
    if (place.row.provenance === 'html') this.#bases.seePlainUrl(this.#text, start, end)
    return true
  }

  /**
   * Reads the `xml:base` of a foreign element. On HTML elements, `xml:base` is an attribute without
   * a namespace.
   */
  #enterXmlBase(tag: StartTag): void {
    const outer = tag.xmlBase
    this.#outerXmlBase = outer
    this.#xmlBase = outer
    const index = tag.namespace === 'html' ? -1 : tag.indexOf(xmlBase)
    if (index === -1) return
    const value = stripWhiteSpace(this.#valueAt(tag, index))
    if (value.holes.length > 0) return
    const span = value.map.toSourceSpan({ start: 0, end: value.text.length })
    this.#xmlBase = { text: value.text, span, outer }
    tag.xmlBase = this.#xmlBase
  }

  get #endOfHead(): number {
    this.#foundEndOfHead ??= endOfHead(this.#text, this.#holes)
    return this.#foundEndOfHead
  }

  /** Whether an element in a drawing or formula is neither SVG nor MathML: `<i:layer>`. */
  #isOfOtherVocabulary(tag: StartTag): boolean {
    return tag.namespace !== 'html' && tag.element === 0 && this.#nameOfTag().includes(':')
  }

  #noscript(tag: StartTag): void {
    if (tag.namespace !== 'html' || tag.start < this.#noscriptEnd) return
    this.#noscriptEnd = endOfRawText(this.#text, tag.start, 'noscript')
  }

  /** Whether a tag creates an element of this document in a browser that runs scripts. */
  #isOfDocument(tag: StartTag): boolean {
    return this.#templateDepth === 0 && tag.start >= this.#noscriptEnd
  }

  #meta(tag: StartTag): void {
    const index = tag.indexOf(content)
    const value = index === -1 ? null : this.#valueAt(tag, index)
    if (this.#encoding === null) {
      const label = tag.indexOf(charset) === -1 ? null : this.#keywordOf(charset)
      const implied =
        this.#keywordOf(metaAttributes['http-equiv']) === 'content-type'
          ? charsetOfContent(value?.text ?? '')
          : null
      const declared = label ?? implied
      if (declared !== null) this.#encoding = usableEncoding(declared)
    }
    if (value === null) return
    const keywordOf = (name: MetaAttribute) => this.#keywordOf(metaAttributes[name])
    const take = (url: EmbeddedText, site: UrlSite) => this.#urls.take(url, site, this.#xmlBase)
    metaUrls(value, keywordOf, take, this.#options.patterns)
  }

  /** Whether a value contains what its URLs require. Most styles and names do not. */
  #holds(tag: StartTag, index: number, pattern: RegExp): boolean {
    return pattern.test(this.#text.slice(tag.valueStarts[index], tag.valueEnds[index]))
  }

  /** Whether a value is an expression of JSX or of a language like it: `src={require('./a.png').default}`. */
  #isExpression(tag: StartTag, index: number): boolean {
    const start = tag.valueStarts[index] ?? 0
    const isBraced = this.#text[start] === '{' && this.#text[start + 1] !== '{'
    return isBraced && !this.#dialect.hasExpressions && tag.quotingOf(index) === 'unquoted'
  }

  readonly #valueOf = (tag: StartTag, index: number): EmbeddedText => this.#valueAt(tag, index)

  #valueAt(tag: StartTag, index: number): EmbeddedText {
    const start = tag.valueStarts[index] ?? 0
    return this.#decoder.decode(start, tag.valueEnds[index] ?? start, tag.quotingOf(index))
  }

  /**
   * Returns the value of an enumerated attribute of the current tag, in lower case; empty if
   * absent.
   */
  readonly #keywordOf = (keyword: number): string => {
    const tag = this.#tag
    const index = tag?.indexOf(keyword) ?? -1
    return tag === null || index === -1 ? '' : this.#valueAt(tag, index).text.trim().toLowerCase()
  }

  readonly #nameOfTag = (): string =>
    (/^[^\t\n\f\r />]*/.exec(this.#text.slice((this.#tag?.start ?? 0) + 1))?.[0] ?? '')
      .replaceAll('\0', '\uFFFD')
      .replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** Whether a name is not the name of a custom element or component. */
function isHtmlName(tagName: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(tagName)
}
