import type { OffsetMap, Span, UrlSpec } from '@hreflint/core'
import type { BaseUrl } from './base-url.ts'
import type { EmbeddedText } from './embedded-text.ts'
import type { DocumentLabels, DocumentStructure } from './structure.ts'

/** The URL syntax that a place requires. The names are from the HTML Standard. */
export type UrlSyntax =
  | 'url'
  | 'non-empty-url'
  | 'absolute-url'
  | 'non-empty-http-url'
  /** A reference in another system. It only looks like a URL if it has a scheme. */
  | 'absolute-url-or-name'
  /** A URL is not allowed here and has no effect: `xml:base` in HTML. */
  | 'no-url'
  /** A pattern that matches many URLs. Only found with `LocateOptions.patterns`. */
  | 'pattern'

/** The place of a URL in its document. */
export interface UrlSite {
  /**
   * The kind of place: `attribute` (`element` and `attribute` say which), `css` (`property` says
   * which), `markdown`, `javascript`, `text` of an element, a `declaration` such as a DOCTYPE, a
   * `value` in a configuration (`property` is its key).
   */
  readonly kind:
    | 'attribute'
    | 'css'
    | 'json'
    | 'markdown'
    | 'javascript'
    | 'text'
    | 'declaration'
    | 'value'
  /** Lower-case element name, for attributes and element text. */
  readonly element?: string
  /** Lower-case attribute name. */
  readonly attribute?: string
  /** CSS property or at-rule, JSON key, meta property. */
  readonly property?: string
  readonly syntax: UrlSyntax
  /** The dialect of a pattern. */
  readonly dialect?: string
}

/** A URL in a document. */
export interface EmbeddedUrl {
  /**
   * What the URL parser sees: character references and escapes are decoded, and surrounding white
   * space is removed where the place allows it.
   */
  readonly text: string
  /** Maps `text` back to the document. */
  readonly map: OffsetMap
  readonly site: UrlSite
  /**
   * The base URL that the document sets (`<base>`, `xml:base`), already resolved; null if the URL
   * of the document is the base; `none` if nothing is the base here.
   */
  readonly base: BaseUrl | 'none' | null
  /** The attribute value that sets `base`, to show beside a finding. */
  readonly baseSpan?: Span | undefined
  /** Label of the encoding for the query. */
  readonly encoding: string
  /**
   * Parts of `text` that a template engine fills in, so that their content is unknown. `text`
   * contains the placeholders themselves, so that offsets stay simple.
   */
  readonly holes: readonly Span[]
  /**
   * Whether nobody takes it for a link, although a renderer may make one of it: a definition that
   * nothing uses, `<file:line>`, `https://*.example.com`.
   */
  readonly isNoLink?: boolean | undefined
  /** Whether it is no URL but the name of a page, which only a program of notes looks up: `[[Note]]`. */
  readonly isName?: boolean | undefined
  /** The holes that consist only of the name of a variable. */
  readonly variables?: readonly Variable[] | undefined
  /** Escapes a replacement in the syntax of the place. Returns null if that is not possible. */
  escape(replacement: string): string | null
  /**
   * Returns what a renderer of the document passes to the URL parser for a text in this place.
   * Absent if that is the text itself. See `keepsRendered`.
   */
  readonly rendered?: ((text: string) => string) | undefined
}

/** A placeholder in a URL, and the variable whose value is inserted there. */
export interface Variable {
  readonly hole: Span
  readonly name: string
}

/**
 * A `base` element with an `href`, in document order. Its URL is also one of `urls` (`site.element`
 * is `base`). These fields show what is wrong with the element itself:
 *
 * - It is a second one: it is not the first of `bases`.
 * - Browsers ignore it: it is the first, and `effective` is false (its URL is a parse exception, or
 *   has the scheme `data` or `javascript`: see `url`).
 * - It comes too late: `urlBefore` is not null. HTML requires it before every URL of the document.
 */
export interface BaseElement {
  /** The attribute value in the document. */
  readonly span: Span
  readonly text: string
  /** Maps offsets in `text` to offsets in the document. */
  readonly map: OffsetMap
  /** Whether this element sets the base: it is the first, and its URL is usable. */
  readonly effective: boolean
  /** The URL that it resolves to; null after a parse exception, or if it contains a placeholder. */
  readonly url: BaseUrl | null
  /** The first URL in the document that comes before it and resolves against it. */
  readonly urlBefore: Span | null
}

/**
 * A comment of the host language, for suppressions. `span` covers the comment, and `text` is its
 * content.
 */
export interface DocumentComment {
  readonly span: Span
  readonly text: string
}

/** Everything found in one pass over a document. */
export interface LocatedDocument {
  /**
   * In document order. A large document has tens of thousands of URLs. Most are created again by
   * each iteration, so that they are not kept in memory.
   */
  readonly urls: Iterable<EmbeddedUrl>
  /** What was meant as a link, and is text for what shows the document. */
  readonly unreadUrls?: readonly EmbeddedUrl[]
  /** The labels that a document in Markdown defines and names. Only present if `structure` is requested. */
  readonly labels?: DocumentLabels
  readonly bases: readonly BaseElement[]
  readonly comments: readonly DocumentComment[]
  /** The encoding that the document declares, else `utf-8`. */
  readonly encoding: string
  /**
   * The values that the document itself gives to variables in its URLs. Each variable occurs once.
   */
  readonly values?: ReadonlyMap<string, EmbeddedText>
  /** Only present if requested and supported by the language. */
  readonly structure?: DocumentStructure
}

export interface LocateOptions {
  /** URL of the document, if known. */
  readonly documentUrl?: BaseUrl | undefined
  /**
   * The specification by which base URLs are found and resolved. See `UrlSpec.baseRules`. Default:
   * the URL Standard.
   */
  readonly spec?: UrlSpec | undefined
  /**
   * Label of the encoding for queries, if it takes precedence over the document: for example from a
   * byte order mark that `text` no longer contains.
   */
  readonly encoding?: string | undefined
  /**
   * Pairs of delimiters of placeholders, which replace those of the language (in HTML:
   * `usualDelimiters`, and `%NAME%`). An empty list: no placeholders.
   */
  readonly templateDelimiters?: readonly (readonly [open: string, close: string])[] | undefined
  /** Whether to also find link targets: ids, headings, relations. Default: false. */
  readonly structure?: boolean | undefined
  /** Whether to also find URL patterns, such as content security policies. Default: false. */
  readonly patterns?: boolean | undefined
  /** Whether to also find the URLs in the scripts of a page. Default: false. */
  readonly scripts?: boolean | undefined
}
