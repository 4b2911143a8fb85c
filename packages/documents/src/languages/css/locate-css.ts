import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'
import type { Span } from '@hreflint/core'
import { decodeEscapes, type EscapeSyntax } from '../../decode-escapes.ts'
import type { DocumentComment, EmbeddedUrl, UrlSite } from '../../embedded-url.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { quotedString, unquotedUrl } from './css-escape.ts'
import { insideString, insideUrl } from './token-content.ts'

export interface CssContext {
  /**
   * The property whose value the text is. Absent for a style sheet or a list of declarations, which
   * name their own properties.
   */
  readonly property?: string
  /** Placeholders in the text, in order. */
  readonly holes?: readonly Span[]
}

export interface LocatedCss {
  readonly urls: readonly EmbeddedUrl[]
  readonly comments: readonly DocumentComment[]
}

const nothing: LocatedCss = Object.freeze({ urls: [], comments: [] })

/** Every URL or comment needs one of these. */
const worthALook = /[(@]|\/\*/

/**
 * Finds the URLs in a style sheet, in declarations (a `style` attribute), or in one value. Never
 * throws. Offsets are offsets in `text`. The URLs have the base URL of the style sheet (`base` is
 * null). CSS parses them with UTF-8, whatever the encoding of the style sheet.
 */
export function locateCss(text: string, context: CssContext = {}): LocatedCss {
  if (!worthALook.test(text)) return nothing
  const locator = new CssLocator(text, context)
  const tokens = tokenizer({
    css: preprocess(withHolesFilled({ text, holes: context.holes ?? [] })),
  })
  while (!tokens.endOfFile()) locator.token(tokens.nextToken())
  return locator
}

/** Functions with strings that are URLs: only the first string, or each string directly in them. */
const takesUrl = new Map([
  ['url', 'first'],
  ['src', 'first'],
  ['image', 'each'],
  ['image-set', 'each'],
  ['-webkit-image-set', 'each'],
])

/**
 * Where a string is not a URL. The name of a namespace is an identifier that is never fetched.
 * `behavior: url(#default#VML)` was for Internet Explorer.
 */
const namesNothing = new Set(['@namespace', 'behavior', '-ms-behavior'])

class CssLocator implements LocatedCss {
  readonly urls: EmbeddedUrl[] = []
  readonly comments: DocumentComment[] = []
  readonly #text: string
  readonly #holes: readonly Span[]
  readonly #sites = new Map<string, UrlSite>()
  /** For each open parenthesis, which of its strings are URLs. */
  #open: (string | undefined)[] = []
  /** The first name of a statement: a property if a colon follows. */
  #name: string | null = null
  #isStart = true
  #property: string
  /** Whether the next component is a URL if it is a string. */
  #next: 'url' | 'none' = 'none'

  constructor(text: string, { property, holes }: CssContext) {
    this.#text = text
    this.#holes = holes ?? []
    this.#property = property ?? ''
    if (property !== undefined) this.#isStart = false
  }

  token(token: CSSToken): void {
    switch (token[0]) {
      case TokenType.Whitespace:
        return
      case TokenType.Comment:
        this.#comment(token[1], token[2])
        return
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
      case TokenType.CloseCurly:
        this.#endStatement()
        return
      case TokenType.Colon:
        if (this.#name !== null) this.#property = this.#name
        break
      case TokenType.AtKeyword:
        this.#property = `@${token[4].value.toLowerCase()}`
        this.#next = this.#property === '@import' ? 'url' : 'none'
        this.#isStart = false
        return
      case TokenType.Function:
        this.#function(token[4].value.toLowerCase())
        return
      case TokenType.OpenParen:
        this.#open.push(undefined)
        break
      case TokenType.CloseParen:
        this.#open.pop()
        break
      case TokenType.URL:
        this.#add(shifted(token[2], insideUrl(token[1])), unquotedUrl)
        break
      case TokenType.BadURL:
        this.#badUrl(token[1], token[2])
        break
      case TokenType.String:
        this.#string(token[1], token[2])
        break
    }
    const isFirst = this.#isStart && token[0] === TokenType.Ident
    this.#name = isFirst ? token[4].value : null
    this.#isStart = false
    this.#next = 'none'
  }

  #endStatement(): void {
    // Close all parentheses: an unclosed one must not hide the names in the rest.
    this.#open = []
    this.#name = null
    this.#property = ''
    this.#next = 'none'
    this.#isStart = true
  }

  #function(name: string): void {
    const takes = takesUrl.get(name)
    this.#open.push(takes)
    this.#next = takes === 'first' ? 'url' : 'none'
    this.#isStart = false
    this.#name = null
  }

  #string(raw: string, start: number): void {
    if (this.#next !== 'url' && this.#open.at(-1) !== 'each') return
    const quote = raw[0] === "'" ? "'" : '"'
    this.#add(shifted(start, insideString(raw)), quotedString[quote])
  }

  /**
   * Adds an invalid unquoted URL. Browsers drop the declaration. What is wrong with the URL is
   * usually what made it invalid (a space, a quote), so it is checked. But no replacement of a part
   * of it is safe.
   */
  #badUrl(raw: string, start: number): void {
    const inside = insideUrl(raw)
    if (/[\r\n\f]/.test(raw.slice(inside.start, inside.end))) return
    this.#add(shifted(start, inside), { ...unquotedUrl, escape: () => null })
  }

  #add({ start, end }: Span, syntax: EscapeSyntax): void {
    if (namesNothing.has(this.#property.toLowerCase())) return
    const found = decodeEscapes(this.#text, start, end, syntax, this.#holes)
    this.urls.push({ ...found, site: this.#site(), base: null, encoding: 'utf-8' })
  }

  #site(): UrlSite {
    const name = this.#property
    const property = name.startsWith('--') ? name : name.toLowerCase()
    let site = this.#sites.get(property)
    if (site === undefined) {
      site = Object.freeze({ kind: 'css', syntax: 'url', ...(property === '' ? {} : { property }) })
      this.#sites.set(property, site)
    }
    return site
  }

  #comment(raw: string, start: number): void {
    const isClosed = raw.length > 3 && raw.endsWith('*/')
    const text = this.#text.slice(start + 2, start + raw.length - (isClosed ? 2 : 0))
    this.comments.push({ span: { start, end: start + raw.length }, text })
  }
}

/**
 * Applies the part of "preprocess the input stream" (CSS Syntax) that affects where tokens end.
 * Offsets stay the same.
 */
function preprocess(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text
}

function shifted(offset: number, { start, end }: Span): Span {
  return { start: offset + start, end: offset + end }
}
