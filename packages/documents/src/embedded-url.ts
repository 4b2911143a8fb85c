import type { OffsetMap, Span, UrlSpec } from '@hreflint/core'
import type { BaseUrl } from './base-url.ts'
import type { EmbeddedText } from './embedded-text.ts'
import type { DocumentStructure } from './structure.ts'

/** The syntax that a place demands of its URL; the HTML Standard's names. */
export type UrlSyntax =
  | 'url'
  | 'non-empty-url'
  | 'absolute-url'
  | 'non-empty-http-url'
  /** A reference of another system that only looks like a URL when it has a scheme. */
  | 'absolute-url-or-name'
  /** A URL is not allowed there and has no effect: `xml:base` in HTML. */
  | 'no-url'
  /** Not a URL, but a pattern of many: only where patterns are asked for. */
  | 'pattern'

/** The place of a URL in its document. */
export interface UrlSite {
  /**
   * What kind of place: `attribute` (`element` and `attribute` say which), `css` (`property` says
   * which), `markdown`, `javascript`, `text` of an element, a `declaration` such as a DOCTYPE, a `value`
   * of a configuration (`property` is its key).
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
  /** What reads a pattern. */
  readonly dialect?: string
}

/** A URL in a document. */
export interface EmbeddedUrl {
  /**
   * What the URL parser will see: character references and escapes decoded; surrounding white
   * space removed where the place allows it.
   */
  readonly text: string
  /** From `text` back to the document. */
  readonly map: OffsetMap
  readonly site: UrlSite
  /**
   * The base URL that the document gives it (`<base>`, `xml:base`), already resolved; null where
   * the address of the document is the base; `none` where the place resolves against nothing.
   */
  readonly base: BaseUrl | 'none' | null
  /** The attribute value that gives `base`, to be shown beside a finding. */
  readonly baseSpan?: Span | undefined
  /** Label of the encoding for the query. */
  readonly encoding: string
  /**
   * Stretches of `text` that a template engine fills in, so their content is unknown. The text of
   * the placeholder itself is kept, so that offsets stay simple.
   */
  readonly holes: readonly Span[]
  /** The holes that are nothing but the name of a variable. */
  readonly variables?: readonly Variable[] | undefined
  /** Writes a replacement in the syntax of the place; null where that cannot be done. */
  escape(replacement: string): string | null
  /**
   * What a renderer of the document passes on to the URL parser for a text in this place; absent
   * where that is the text. See `keepsRendered`.
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
 * is `base`); these are the facts for what is wrong with the element rather than with its URL:
 *
 * - a second one: not the first of `bases`;
 * - one that browsers ignore: the first, and `effective` is false (its URL is a parse exception, or
 *   has the scheme `data` or `javascript`: `url` tells which);
 * - one that comes too late: `urlBefore` is not null. HTML wants it before every URL of the document.
 */
export interface BaseElement {
  /** The value of the attribute in the document. */
  readonly span: Span
  readonly text: string
  /** From offsets of `text` to those of the document. */
  readonly map: OffsetMap
  /** Whether this is the one that counts: the first, if its URL is usable. */
  readonly effective: boolean
  /** The URL that it resolves to; null after a parse exception, or where a template fills it in. */
  readonly url: BaseUrl | null
  /** The first URL of the document that comes before it and resolves against it. */
  readonly urlBefore: Span | null
}

/** A comment of the host language, for suppressions. `span` covers the comment, `text` its inside. */
export interface DocumentComment {
  readonly span: Span
  readonly text: string
}

/** All that is found in one pass over a document. */
export interface LocatedDocument {
  /**
   * In document order of the places that hold them. A large document has tens of thousands, of which
   * most are made anew by each iteration, so that they need not be kept.
   */
  readonly urls: Iterable<EmbeddedUrl>
  readonly bases: readonly BaseElement[]
  readonly comments: readonly DocumentComment[]
  /** The encoding that the document declares, else `utf-8`. */
  readonly encoding: string
  /** The texts that the document itself gives to variables of its URLs, each variable once. */
  readonly values?: ReadonlyMap<string, EmbeddedText>
  /** Only where it was asked for, and the language has any. */
  readonly structure?: DocumentStructure
}

export interface LocateOptions {
  /** Address of the document, if it is known. */
  readonly documentUrl?: BaseUrl | undefined
  /**
   * The specification by which base URLs are found and resolved; see `UrlSpec.baseRules`. Default:
   * the URL Standard.
   */
  readonly spec?: UrlSpec | undefined
  /**
   * Label of the encoding for queries, if something says more than the document does: a byte order
   * mark that `text` no longer has.
   */
  readonly encoding?: string | undefined
  /**
   * Pairs of delimiters between which a template engine fills in text, instead of those that the
   * language has by itself (in HTML: `usualDelimiters`, and `%NAME%`). An empty list: no placeholders at all.
   */
  readonly templateDelimiters?: readonly (readonly [open: string, close: string])[] | undefined
  /** Whether to find what links can point at as well: ids, headings, relations. Default: false. */
  readonly structure?: boolean | undefined
  /** Whether to find patterns of URLs as well, such as content security policies. Default: false. */
  readonly patterns?: boolean | undefined
}
