import type { Span } from '@hreflint/core'
import { connectionSpecOf, spansOverlap } from '@hreflint/core/internal'
import { addressOrAny } from '../../base-url.ts'
import { decodeEscapes, type EscapeSyntax, holesInside } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type {
  DocumentComment,
  EmbeddedUrl,
  LocatedDocument,
  LocateOptions,
  UrlSite,
} from '../../embedded-url.ts'
import { encodingOfXmlDeclaration } from '../../encoding/xml-declaration.ts'
import { BaseElements, baseOf, baseRulesOf } from '../../markup/base-elements.ts'
import { readNoIndex } from '../../markup/no-index.ts'
import { type MetaAttribute, metaUrls } from '../../markup/meta-urls.ts'
import { type NestedDocument, withNested } from '../../markup/nested-document.ts'
import { scriptUrls } from '../../markup/script-urls.ts'
import { styleUrls } from '../../markup/style-urls.ts'
import { urlsOfValue } from '../../markup/values/value-forms.ts'
import { stripWhiteSpace } from '../../markup/values/white-space.ts'
import { type XmlBase, XmlBases } from '../../markup/xml-base.ts'
import { type Anchor, type LinkRelation, type NoIndex, noStructure } from '../../structure.ts'
import { type Delimiters, usualDelimiters } from '../../template/delimiters.ts'
import { findHoles } from '../../template/find-holes.ts'
import { maskHoles } from '../../template/mask-holes.ts'
import { hasConnection } from '../code/excerpts/has-connection.ts'
import { valueUrl } from '../configuration/value-url.ts'
import { plainHtml } from '../html/html-dialect.ts'
import { locateHtml } from '../html/locate-html.ts'
import { systemIdentifier } from './doctype.ts'
import { Entities } from './entities.ts'
import { isOfHtml, rowOf } from './html-rows.ts'
import { readInternalSubset } from './internal-subset.ts'
import { byRoot, NamespaceScope, splitName, type Vocabulary } from './namespaces.ts'
import { type OpenElement, OpenElements, type PlaceOfText } from './open-elements.ts'
import { scanXml, type XmlHandler, type XmlTag } from './scan-xml.ts'
import { identifier, unknownReferences, xmlSyntaxes } from './xml-escape.ts'
import { syntaxOfAttribute, syntaxOfPrefixed, syntaxOfText } from './xml-places.ts'

/** How a language differs from plain XML. */
export interface XmlDialect {
  /** The vocabulary of elements without a namespace declaration. */
  readonly vocabulary: Vocabulary
  readonly delimiters?: readonly Delimiters[]
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Finds the URLs in an XML document in one pass. Never throws. */
export function locateXml(
  text: string,
  options: LocateOptions,
  dialect: XmlDialect,
): LocatedDocument {
  const delimiters = options.templateDelimiters ?? dialect.delimiters ?? usualDelimiters
  const holes = findHoles(text, delimiters, { cautious: true })
  const locator = new XmlLocator(text, holes, options, dialect)
  scanXml(maskHoles(text, holes), locator)
  return locator.finish()
}

class XmlLocator implements XmlHandler {
  readonly #text: string
  readonly #holes: readonly Span[]
  readonly #options: LocateOptions
  readonly #entities: Entities
  readonly #syntaxes: ReturnType<typeof xmlSyntaxes>
  readonly #scope: NamespaceScope
  readonly #open: OpenElements
  readonly #urls: Writable<EmbeddedUrl>[] = []
  readonly #comments: DocumentComment[] = []
  /** The `xml:base` around each URL that has one. */
  readonly #xmlBases = new Map<EmbeddedUrl, XmlBase>()
  readonly #bases: BaseElements
  /** The contents of `srcdoc`. They are HTML, even in XHTML. */
  readonly #nested: NestedDocument[] = []
  readonly #encoding: string
  readonly #hasConnection: boolean
  readonly #structure = {
    anchors: [] as Anchor[],
    relations: [] as LinkRelation[],
    noIndex: null as NoIndex | null,
  }
  #root: Root | null = null

  constructor(text: string, holes: readonly Span[], options: LocateOptions, dialect: XmlDialect) {
    this.#text = text
    this.#holes = holes
    this.#options = options
    this.#hasConnection = hasConnection(text)
    this.#bases = new BaseElements(options)
    this.#entities = new Entities(dialect.vocabulary === 'html')
    // A text that begins with a byte order mark does not begin with a declaration.
    this.#encoding = options.encoding ?? encodingOfXmlDeclaration(text) ?? 'utf-8'
    this.#syntaxes = xmlSyntaxes(this.#entities)
    this.#scope = new NamespaceScope(dialect.vocabulary)
    this.#open = new OpenElements(this.#scope)
  }

  startTag(tag: XmlTag): void {
    const prefixes = this.#declare(tag)
    const [prefix, local] = splitName(tag.name)
    const vocabulary = this.#vocabularyOf(prefix, local)
    this.#root ??= { local, vocabulary, unprefixed: this.#scope.unprefixed }
    const parent = this.#open.current
    // Text next to child elements is not a URL.
    if (parent !== undefined && parent.text !== 'css') parent.text = null
    const base = this.#baseOf(tag, parent?.base ?? null, local)
    const element = { tag, local, vocabulary, base, parent }
    for (const [name, value] of tag.attributes) this.#attribute(name, value, element)
    if (this.#options.structure === true) this.#takeAnchors(element)
    if (vocabulary === 'html' && local === 'meta') this.#meta(element)
    if (tag.isEmpty) {
      for (const declared of prefixes) this.#scope.release(declared)
      return
    }
    const text = this.#placeOfText(element)
    this.#open.push({ name: tag.name, vocabulary, prefixes, base, text, pieces: [] })
  }

  endTag(name: string): void {
    const element = this.#open.close(name)
    if (element === null || element.text === null) return
    if (element.text === 'css') {
      for (const piece of element.pieces) this.#css(piece, null, element.base)
    } else if (element.text === 'value') {
      if (element.pieces.length === 1) for (const piece of element.pieces) this.#value(piece, name)
    } else if (element.text.kind === 'data-block') {
      const { type } = element.text
      for (const piece of element.pieces) {
        scriptUrls(piece, type, (url, site) => this.#take(url, site, element.base, 'utf-8'))
      }
    } else if (element.pieces.length === 1) {
      for (const piece of element.pieces)
        this.#take(stripWhiteSpace(piece), element.text, element.base)
    }
  }

  text(start: number, end: number, isCdata: boolean): void {
    const element = this.#open.current
    if (element === undefined || element.text === null) return
    const piece = this.#decode(start, end, isCdata ? this.#syntaxes.cdata : this.#syntaxes.text)
    if (piece.text.trim() !== '') element.pieces.push(piece)
  }

  comment(start: number, end: number, textStart: number, textEnd: number): void {
    const text = this.#text.slice(textStart, textEnd)
    this.#comments.push({ span: { start, end }, text })
  }

  instruction(target: string, start: number, end: number): void {
    if (target !== 'xml-stylesheet') return
    const inside = this.#text.slice(start, end)
    const found = /(?:^|\s)href\s*=\s*("[^"<]*"|'[^'<]*')/.exec(inside)
    if (found?.[1] === undefined) return
    const valueEnd = start + found.index + found[0].length - 1
    const value = this.#decode(valueEnd - found[1].length + 2, valueEnd, this.#syntaxes.value)
    this.#take(
      stripWhiteSpace(value),
      { kind: 'declaration', property: target, syntax: 'url' },
      null,
    )
  }

  doctype(start: number, end: number): void {
    const declaration = this.#text.slice(start, end)
    readInternalSubset(declaration, this.#entities)
    const found = systemIdentifier(declaration)
    if (found === null) return
    const url = this.#decode(start + found.start, start + found.end, identifier)
    this.#take(url, { kind: 'declaration', property: 'DOCTYPE', syntax: 'url' }, null)
  }

  finish(): LocatedDocument {
    const { documentUrl } = this.#options
    const bases = this.#bases.resolve(this.#encoding)
    const base = baseOf(bases)
    const encoding = baseRulesOf(this.#options).hasXmlBase === true ? this.#encoding : 'utf-8'
    const reader = { spec: this.#options.spec, encoding }
    const xmlBases = new XmlBases(addressOrAny(documentUrl), base, reader)
    for (const url of this.#urls) {
      // A `base` element does not use the base URL that other elements and attributes set.
      if (url.base !== null || url.site.element === 'base') continue
      const given = xmlBases.of(this.#xmlBases.get(url) ?? null)
      if (given !== null) Object.assign(url, given)
    }
    const outer = { url: documentUrl, base }
    const urls = withNested(this.#urls, this.#nested, outer, (text, address) =>
      locateHtml(text, { ...this.#options, documentUrl: address }, plainHtml, {
        depth: 1,
        encoding: 'utf-8',
      }),
    )
    const located = { urls, bases, comments: this.#comments, encoding: this.#encoding }
    if (this.#options.structure !== true) return located
    return { ...located, structure: { ...noStructure, ...this.#structure } }
  }

  #takeAnchors({ tag, local, vocabulary }: Element): void {
    const names = vocabulary === 'html' && local === 'a' ? [...ids, 'name'] : ids
    for (const name of names) {
      const at = tag.attributes.get(name)
      const value = at === undefined ? null : this.#valueAt(at)
      if (value === null || value.text === '' || value.holes.length > 0) continue
      this.#structure.anchors.push({ name: value.text, span: spanOf(value) })
    }
    const content = tag.attributes.get('content')
    if (vocabulary === 'html' && local === 'meta' && content !== undefined) {
      const named = this.#textOf(tag, 'name')
      this.#structure.noIndex ??= readNoIndex(named, () => this.#valueAt(content), this.#text)
    }
    const href = tag.attributes.get('href')
    const rel = this.#textOf(tag, 'rel').trim().toLowerCase()
    if (local !== 'link' || href === undefined || rel === '') return
    const hreflang = this.#textOf(tag, 'hreflang').trim().toLowerCase() || null
    const { text, holes } = this.#valueAt(href)
    const start = href.start + (text.length - text.trimStart().length)
    this.#structure.relations.push({
      start,
      href: holes.length > 0 ? null : text.trim(),
      rel,
      hreflang,
    })
  }

  #declare(tag: XmlTag): readonly string[] {
    const declared: string[] = []
    for (const [name, { start, end }] of tag.attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
      const prefix = name.slice(6)
      this.#scope.bind(prefix, this.#decode(start, end, this.#syntaxes.value).text)
      declared.push(prefix)
    }
    return declared
  }

  #vocabularyOf(prefix: string, local: string): Vocabulary {
    const vocabulary = this.#scope.of(prefix)
    if (vocabulary !== 'unknown' || prefix !== '') return vocabulary
    const { unprefixed } = this.#scope
    const root = this.#root ?? { local, unprefixed }
    return unprefixed === root.unprefixed ? (byRoot[root.local] ?? 'unknown') : 'unknown'
  }

  #baseOf(tag: XmlTag, outer: XmlBase | null, local: string): XmlBase | null {
    const attribute = tag.attributes.get('xml:base')
    if (attribute === undefined) return outer
    const value = stripWhiteSpace(this.#valueAt(attribute))
    this.#take(value, siteOf(local, 'xml:base'), outer)
    return value.holes.length > 0 ? outer : { text: value.text, span: spanOf(value), outer }
  }

  #attribute(name: string, at: Span, element: Element): void {
    const [prefix, local] = splitName(name)
    if (prefix === 'xmlns' || name === 'xmlns' || prefix === 'xml') return
    const known = prefix === '' ? 'unknown' : this.#scope.of(prefix)
    if (isOfHtml(element.vocabulary) && (prefix === '' || known === 'xlink')) {
      this.#htmlAttribute(prefix === '' ? local : `xlink:${local}`, at, element)
      return
    }
    // Browsers ignore foreign elements.
    const isForeign =
      element.vocabulary === 'unknown' && isOfHtml(this.#root?.vocabulary ?? 'unknown')
    if (prefix === '' && isForeign) return
    const syntax =
      prefix === ''
        ? syntaxOfAttribute(element.vocabulary, element.local, local)
        : syntaxOfPrefixed(known, local)
    if (syntax === null) {
      if (this.#hasConnection && element.vocabulary === 'unknown')
        this.#value(this.#valueAt(at), name)
      return
    }
    const url = stripWhiteSpace(this.#valueAt(at))
    this.#take(url, siteOf(element.local, name, syntax), element.base)
  }

  #value(value: EmbeddedText, property: string): void {
    const url = connectionSpecOf(value.text) === null ? null : valueUrl(value, property)
    if (url !== null) this.#urls.push(url)
  }

  #htmlAttribute(name: string, at: Span, element: Element): void {
    const { tag, local, vocabulary, base } = element
    const keywordOf = (other: string): string => this.#textOf(tag, other).trim().toLowerCase()
    const row = rowOf(vocabulary, local, name, keywordOf)
    if (row === null) return
    const value = this.#valueAt(at)
    if (row.form === 'document') {
      this.#nested.push({ at: this.#urls.length, value, encoding: 'utf-8' })
      return
    }
    const site = siteOf(local, name, row.syntax)
    if (row.form === 'css-value') this.#css(value, site, base, name)
    else if (row.form === 'css-declarations') this.#css(value, site, base)
    else {
      const urls = urlsOfValue(row.form, value, row)
      for (const url of urls) this.#take(url, site, base, this.#encoding)
      if (row.provenance !== 'html') return
      if (local !== 'base') this.#bases.seeUrls(value)
      else if (urls[0] !== undefined) this.#bases.seeBase(urls[0], () => isHead(element.parent))
    }
  }

  #meta({ tag, base }: Element): void {
    const content = tag.attributes.get('content')
    if (content === undefined) return
    const keywordOf = (name: MetaAttribute) => this.#textOf(tag, name).trim().toLowerCase()
    metaUrls(this.#valueAt(content), keywordOf, (url, site) =>
      this.#take(url, site, base, this.#encoding),
    )
  }

  #placeOfText({ tag, local, vocabulary }: Element): PlaceOfText | null {
    if (local === 'style' && (vocabulary === 'svg' || vocabulary === 'html')) return 'css'
    if (local === 'script' && vocabulary === 'html') {
      const type = this.#textOf(tag, 'type').trim().toLowerCase()
      return { kind: 'data-block', type }
    }
    const syntax = syntaxOfText(vocabulary, local)
    if (syntax === null) return this.#hasConnection && vocabulary === 'unknown' ? 'value' : null
    if (local === 'guid' && this.#textOf(tag, 'isPermaLink') === 'false') return null
    return { kind: 'text', element: local, syntax }
  }

  #css(value: EmbeddedText, place: UrlSite | null, base: XmlBase | null, property?: string): void {
    const take = (url: EmbeddedUrl) => this.#take(url, url.site, base)
    styleUrls({ value, place, property }, take, this.#comments)
  }

  /**
   * Adds a URL. URLs that HTML's rules parse have the encoding of the document. All others have
   * UTF-8.
   */
  #take(
    { text, map, holes, ...url }: EmbeddedText,
    site: UrlSite,
    base: XmlBase | null,
    encoding = 'utf-8',
  ): void {
    const against = site.syntax === 'absolute-url' ? 'none' : null
    const found = { text, map, site, base: against, encoding, holes, escape: url.escape } as const
    this.#urls.push(found)
    if (base !== null) this.#xmlBases.set(found, base)
  }

  #textOf(tag: XmlTag, name: string): string {
    const at = tag.attributes.get(name)
    return at === undefined ? '' : this.#valueAt(at).text
  }

  #valueAt({ start, end }: Span): EmbeddedText {
    return this.#decode(start, end, this.#syntaxes.value)
  }

  #decode(start: number, end: number, syntax: EscapeSyntax): EmbeddedText {
    const placeholders = holesInside(this.#holes, start, end)
    const entities = unknownReferences(this.#text, start, end, this.#entities).filter(
      entity => !placeholders.some(hole => spansOverlap(hole, entity)),
    )
    const holes =
      entities.length === 0
        ? placeholders
        : [...placeholders, ...entities].sort((a, b) => a.start - b.start)
    return decodeEscapes(this.#text, start, end, syntax, holes)
  }
}

/** The attributes that give an element an id in XML, and in the vocabularies of the web. */
const ids = ['id', 'xml:id']

/** The root element, and the namespace of unprefixed elements there. */
interface Root {
  readonly local: string
  readonly vocabulary: Vocabulary
  readonly unprefixed: string
}

interface Element {
  readonly tag: XmlTag
  readonly local: string
  readonly vocabulary: Vocabulary
  readonly base: XmlBase | null
  readonly parent: OpenElement | undefined
}

function isHead(element: OpenElement | undefined): boolean {
  if (element === undefined) return false
  const [, local] = splitName(element.name)
  return element.vocabulary === 'html' && local === 'head'
}

function siteOf(element: string, attribute: string, syntax: UrlSite['syntax'] = 'url'): UrlSite {
  return { kind: 'attribute', element, attribute, syntax }
}

function spanOf(value: EmbeddedText): Span {
  return value.map.toSourceSpan({ start: 0, end: value.text.length })
}
