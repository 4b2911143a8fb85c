import type { XmlBase } from '../../../markup/xml-base.ts'
import { decodeAttribute } from '../text/decode-reference.ts'
import { ForeignContent } from './foreign-content.ts'
import {
  attributeNames,
  elementNames,
  encodingAttribute,
  fontAttributes,
  interestOf,
  isTemplate,
  rawTextElements,
} from './known-names.ts'
import { endOfMarkupDeclaration } from './markup-declaration.ts'
import { type NameTable, nextHash } from './name-table.ts'
import { OpenHtml } from './open-html.ts'
import { endOfRawText, endOfScript } from './raw-text.ts'

/** How the value of an attribute is quoted; `none` if there is no value. */
export type Quoting = 'double' | 'single' | 'unquoted' | 'none'

/**
 * The start tag that the scanner has just read. The same object is used for all tags, so handlers
 * must read it before they return.
 */
export interface StartTag {
  /** Offset of the `<`. */
  readonly start: number
  /** Id in `elementNames`, or 0. */
  readonly element: number
  readonly namespace: 'html' | 'svg' | 'mathml'
  /** How many attributes were recorded: the known ones, each name once, in source order. */
  readonly count: number
  /** Ids in `attributeNames`. */
  readonly attributes: readonly number[]
  readonly valueStarts: readonly number[]
  readonly valueEnds: readonly number[]
  quotingOf(index: number): Quoting
  /** Index of an attribute by id, or -1. */
  indexOf(attribute: number): number
  /**
   * For a foreign element: its own `xml:base`, or the nearest one around it. Handlers set it, and
   * it applies inside the element.
   */
  xmlBase: XmlBase | null
}

/** Receives the contents of a document. All offsets are offsets in the scanned text. */
export interface TagHandler {
  /** Receives a start tag that has known attributes, or whose element matters by itself. */
  startTag(tag: StartTag): void
  /** Receives the end tag of a `template`. */
  endTemplate(): void
  /** Receives the text of the raw text element that `startTag` was just called for. */
  rawText(element: number, start: number, end: number): void
  /**
   * Receives text of the SVG `style` that `startTag` was just called for: markup or a CDATA
   * section.
   */
  styleText(start: number, end: number, isCdata: boolean): void
  /** Receives `<!-- … -->` only, not other constructs that become comments in the tree. */
  comment(start: number, end: number, textStart: number, textEnd: number): void
  doctype(start: number, end: number): void
}

export interface ScanOptions {
  /**
   * Whether this is a component language, where `<script/>` is closed and `<Link>` is not `<link>`.
   */
  readonly components?: boolean
}

/**
 * Reads an HTML document once and reports the attributes in `attributeNames`. Builds no tree and
 * searches text only for the next `<`. Follows the HTML tokenizer (with scripting off), and the
 * tree builder only as far as it decides how text is read: raw text elements and foreign content.
 * Tests compare the result with parse5.
 */
export function scanTags(text: string, handler: TagHandler, options: ScanOptions = {}): void {
  new TagScanner(text, handler, options.components === true).run()
}

class TagScanner implements StartTag {
  start = 0
  element = 0
  namespace: 'html' | 'svg' | 'mathml' = 'html'
  count = 0
  readonly attributes: number[] = []
  readonly valueStarts: number[] = []
  readonly valueEnds: number[] = []
  readonly #quotes: number[] = []
  /** For each attribute id, the number of the tag that last had it. */
  readonly #seenIn = new Int32Array(attributeNames.size)
  /** For each attribute id, its index in that tag. */
  readonly #seenAt = new Int32Array(attributeNames.size)
  #tagNumber = 0
  #selfClosing = false
  #name = ''
  readonly #text: string
  readonly #handler: TagHandler
  readonly #components: boolean
  readonly #foreign = new ForeignContent(name => this.#closeOutside(name))
  /** Offset of the outermost open `svg` or `math`. */
  #foreignStart = 0
  /** Created when foreign content is first closed out of order, which is rare. */
  #outside: OpenHtml | null = null

  constructor(text: string, handler: TagHandler, components: boolean) {
    this.#text = text
    this.#handler = handler
    this.#components = components
  }

  quotingOf(index: number): Quoting {
    const quote = this.#quotes[index]
    if (quote === 0x22) return 'double'
    if (quote === 0x27) return 'single'
    return quote === noValue ? 'none' : 'unquoted'
  }

  indexOf(attribute: number): number {
    return this.#seenIn[attribute] === this.#tagNumber ? (this.#seenAt[attribute] ?? -1) : -1
  }

  get xmlBase(): XmlBase | null {
    return this.#foreign.xmlBase
  }

  set xmlBase(base: XmlBase | null) {
    if (this.namespace !== 'html' && !this.#selfClosing) this.#foreign.xmlBase = base
  }

  /** Reads the text up to the tag at `until`. */
  run(until = this.#text.length): void {
    const text = this.#text
    let at = 0
    for (;;) {
      const open = text.indexOf('<', at)
      if (open === -1 || open >= until) return
      const code = text.charCodeAt(open + 1)
      if (isLetter(code)) {
        at = this.#startTag(open)
      } else if (code === 0x2f) {
        at = this.#endTag(open)
      } else if (code === 0x21) {
        at = endOfMarkupDeclaration(text, open, this.#foreign.isCurrent, this.#handler)
      } else if (code === 0x3f) {
        at = endOfBogusComment(text, open)
      } else {
        at = open + 1
      }
    }
  }

  #startTag(open: number): number {
    const text = this.#text
    this.start = open
    this.element = 0
    this.count = 0
    this.#tagNumber++
    const nameEnd = this.#tagName(open + 1)
    if (this.#components && isUpperCase(text.charCodeAt(open + 1))) this.element = 0
    const end = this.#attributes(nameEnd, true)
    if (end === cutOff) return text.length
    if (this.#foreign.isOpen || interestOf.isForeignRoot(this.element)) {
      this.#name = text.slice(open + 1, nameEnd).toLowerCase()
      if (!this.#foreign.isOpen) {
        this.#foreignStart = open
        this.#outside?.reopenFormatting()
      }
      this.namespace = this.#foreign.startTag(this.#name, this.#selfClosing, this.#isMarked())
    } else {
      this.namespace = 'html'
    }
    if (this.#outside !== null && this.namespace === 'html' && !this.#foreign.isOpen) {
      this.#outside.startTag(text.slice(open + 1, nameEnd).toLowerCase())
    }
    if (this.count > 0 || interestOf.startTag(this.element)) this.#handler.startTag(this)
    if (this.element === 0) return end
    if (this.namespace === 'html') return this.#rawText(end)
    return interestOf.isStyle(this.element) && !this.#selfClosing ? this.#styleText(end) : end
  }

  /**
   * Reads an end tag in foreign content that matches nothing there. Returns whether it closes an
   * element outside.
   */
  #closeOutside(name: string): boolean {
    if (this.#outside === null) {
      const before = new TagScanner(this.#text, nobody, this.#components)
      before.#outside = new OpenHtml()
      before.run(this.#foreignStart)
      before.#outside.reopenFormatting()
      this.#outside = before.#outside
    }
    return this.#outside.endTag(name)
  }

  /** See `ForeignContent.startTag`. */
  #isMarked(): boolean {
    if (this.#name === 'font') return fontAttributes.some(name => this.indexOf(name) !== -1)
    if (this.#name !== 'annotation-xml') return false
    const index = this.indexOf(encodingAttribute)
    if (index === -1) return false
    const encoding = this.#text.slice(this.valueStarts[index], this.valueEnds[index])
    return /^(?:text\/html|application\/xhtml\+xml)$/i.test(decodeAttribute(encoding))
  }

  #rawText(from: number): number {
    const name = rawTextElements[this.element]
    if (name === undefined) return from
    if (this.#components && this.#selfClosing) return from
    const text = this.#text
    const element = this.element
    if (name === 'plaintext') return text.length
    const end = name === 'script' ? endOfScript(text, from) : endOfRawText(text, from, name)
    this.#handler.rawText(element, from, end)
    return end
  }

  /**
   * Reports the text in an SVG `style` up to the next markup. Returns the offset of that markup.
   */
  #styleText(from: number): number {
    const text = this.#text
    let at = from
    for (;;) {
      const open = text.indexOf('<', at)
      const end = open === -1 ? text.length : open
      if (end > at) this.#handler.styleText(at, end, false)
      if (!text.startsWith('<![CDATA[', end)) return end
      const close = text.indexOf(']]>', end)
      this.#handler.styleText(end + 9, close === -1 ? text.length : close, true)
      at = close === -1 ? text.length : close + 3
    }
  }

  #endTag(open: number): number {
    const text = this.#text
    if (!isLetter(text.charCodeAt(open + 2))) {
      // `</>` is ignored. At the end of the document, `</` is text.
      return text.charCodeAt(open + 2) === 0x3e ? open + 3 : endOfBogusComment(text, open)
    }
    const nameEnd = endOfTagName(text, open + 2)
    const end = text.charCodeAt(nameEnd) === 0x3e ? nameEnd + 1 : this.#attributes(nameEnd, false)
    if (end === cutOff) return text.length
    if (this.#foreign.isOpen) this.#foreign.endTag(text.slice(open + 2, nameEnd).toLowerCase())
    else this.#outside?.endTag(text.slice(open + 2, nameEnd).toLowerCase())
    if (isTemplate(text, open + 2, nameEnd)) this.#handler.endTemplate()
    return end
  }

  /** Reads the tag name at `start` into `element`. Returns its end. */
  #tagName(start: number): number {
    const text = this.#text
    let hash = 0
    let at = start
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code <= 0x3e && (code === 0x3e || code === 0x2f || isSpace(code))) break
      hash = nextHash(hash, code)
    }
    this.element = elementNames.find(text, start, at, hash)
    return at
  }

  /**
   * Reads attributes up to and including the `>` of the tag. Returns the offset after it, or
   * `cutOff`.
   */
  #attributes(from: number, record: boolean): number {
    const text = this.#text
    const length = text.length
    this.#selfClosing = false
    let at = from
    while (at < length) {
      const code = text.charCodeAt(at)
      if (code === 0x3e) return at + 1
      if (code === 0x2f) {
        at++
        if (text.charCodeAt(at) === 0x3e) {
          this.#selfClosing = true
          return at + 1
        }
      } else if (isSpace(code)) {
        at++
      } else {
        at = this.#attribute(at, record ? attributeNames : null)
      }
    }
    return cutOff
  }

  /** Reads the attribute whose name starts at `start`. Returns the offset after its value. */
  #attribute(start: number, names: NameTable | null): number {
    const text = this.#text
    const length = text.length
    // A `=` at the start belongs to the name.
    let hash = nextHash(0, text.charCodeAt(start))
    let at = start + 1
    for (; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code <= 0x3e && (code === 0x3d || code === 0x3e || code === 0x2f || isSpace(code))) break
      hash = nextHash(hash, code)
    }
    const id = names === null ? 0 : names.find(text, start, at, hash)
    const nameEnd = at
    while (isSpace(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) !== 0x3d) {
      if (id !== 0) this.#record(id, nameEnd, nameEnd, noValue)
      return at
    }
    at++
    while (isSpace(text.charCodeAt(at))) at++
    const quote = text.charCodeAt(at)
    if (quote === 0x22 || quote === 0x27) {
      const close = text.indexOf(quote === 0x22 ? '"' : "'", at + 1)
      if (close === -1) return length
      if (id !== 0) this.#record(id, at + 1, close, quote)
      return close + 1
    }
    const valueStart = at
    for (; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code <= 0x3e && (code === 0x3e || isSpace(code))) break
    }
    if (id !== 0) this.#record(id, valueStart, at, 0)
    return at
  }

  /** Records an attribute. If a tag has several with the same name, only the first counts. */
  #record(id: number, start: number, end: number, quote: number): void {
    if (this.#seenIn[id] === this.#tagNumber) return
    const index = this.count++
    this.#seenIn[id] = this.#tagNumber
    this.#seenAt[id] = index
    this.attributes[index] = id
    this.valueStarts[index] = start
    this.valueEnds[index] = end
    this.#quotes[index] = quote
  }
}

const nobody: TagHandler = {
  startTag() {},
  endTemplate() {},
  rawText() {},
  styleText() {},
  comment() {},
  doctype() {},
}

const noValue = -1

/** A tag that is not complete at the end of the document is not a tag. */
const cutOff = -1

function isLetter(code: number): boolean {
  const folded = code | 0x20
  return folded >= 0x61 && folded <= 0x7a
}

function isUpperCase(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

/**
 * Whether this is ASCII white space for the HTML tokenizer. CR is included because it has not been
 * normalized to LF yet.
 */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
}

function endOfTagName(text: string, start: number): number {
  let at = start
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code <= 0x3e && (code === 0x3e || code === 0x2f || isSpace(code))) break
  }
  return at
}

/** Returns the end of a bogus comment, which ends at the next `>`. */
function endOfBogusComment(text: string, open: number): number {
  const close = text.indexOf('>', open + 2)
  return close === -1 ? text.length : close + 1
}
