import type { Span } from '@hreflint/core'
import { identityMap } from '@hreflint/core/internal'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../../embedded-url.ts'
import { type CodeBlock, codeBlockUrls } from '../code/excerpts/code-blocks.ts'
import { type AutolinkKind, autolinkText } from './autolink.ts'
import type { CollectedLabels } from './collected-labels.ts'
import { bareDestination, bracketedDestination } from './destination.ts'
import type { Destination } from './reader/link-parts.ts'
import type { MarkdownPlace } from './reader/markdown-handler.ts'
import { renderedDestination } from './rendered-destination.ts'
import { UsedLabels } from './used-labels.ts'

const siteOf = (property: string): UrlSite =>
  Object.freeze({ kind: 'markdown', property, syntax: 'url' })

const sites = {
  link: siteOf('link'),
  image: siteOf('image'),
  definition: siteOf('definition'),
  autolink: siteOf('autolink'),
  wikilink: siteOf('wikilink'),
} as const satisfies Record<MarkdownPlace | 'autolink' | 'wikilink', UrlSite>

/** Matches `<file:line>`, which stands for names of something. */
const name = /^(?:https?|file|ftp|wss?):[\w-]*$/i

/** Matches an address with a `*` in its host, which stands for many. */
const patternOfHosts = /^[^:]*:\/\/[^/?#]*\*/

/**
 * Matches the name of an item in Rust, which `rustdoc` looks up: `tower_http::trace`, `fn@crate::run`, `crate#usage`.
 */
const itemOfRust =
  /^(?!https?:)`?(?:(?:[a-z]+@)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)+(?:!|\(\)|<.*>)?`?|(?:crate|self|super)`?(?=#|$))(?:#|$)/

/** Matches what is between the addresses of a list: `http://a:1,http://b:2`, `a=http://a,b=http://b`. */
const separators = /[,;|](?:[\w.-]+=)?(?=https?:\/\/)/gi

/** Collects the URLs that a Markdown reader finds. */
export class MarkdownUrls {
  readonly urls: EmbeddedUrl[] = []
  /** Destinations that no renderer reads. */
  readonly unreadUrls: EmbeddedUrl[] = []
  /** Links of a vault. Nobody but its program follows them, so they are no URLs. */
  readonly wikilinks: EmbeddedUrl[] = []
  readonly #inCode: EmbeddedUrl[] = []
  readonly #text: string
  readonly #holes: readonly Span[]
  readonly labels: CollectedLabels | undefined
  readonly #usedLabels: UsedLabels

  constructor(text: string, holes: readonly Span[], labels: CollectedLabels | undefined) {
    this.#text = text
    this.labels = labels
    this.#usedLabels = new UsedLabels(text)
    this.#holes = holes
  }

  destination(place: MarkdownPlace, { start, end, isBracketed, isEmpty }: Destination): void {
    const syntax = isBracketed ? bracketedDestination : bareDestination
    const found = decodeEscapes(this.#text, start, end, syntax, this.#holes)
    // Styles show an empty link to a part of the page as a mark: `[](#new)` in a list of changes.
    const isMark = isEmpty === true && found.text.startsWith('#')
    const isUnused = place === 'definition' && !this.#usedLabels.uses(start)
    this.#add(found, place, isUnused || isMark || itemOfRust.test(found.text))
  }

  unread({ start, end }: Destination): void {
    const found = decodeEscapes(this.#text, start, end, bareDestination, this.#holes)
    this.unreadUrls.push({ ...found, site: sites.link, base: null, encoding: 'utf-8' })
  }

  wikilink(start: number, end: number): void {
    const text = this.#text.slice(start, end)
    this.wikilinks.push({
      text,
      map: identityMap(start),
      site: sites.wikilink,
      base: null,
      encoding: 'utf-8',
      holes: [],
      isName: true,
      escape: replacement => (/[[\]|{}<>%\\\r\n]/.test(replacement) ? null : replacement),
    })
  }

  code(block: CodeBlock): void {
    for (const url of codeBlockUrls(this.#text, block)) this.#inCode.push(url)
  }

  /** Returns the URLs, and the connection strings in code, in document order. */
  withCode(): readonly EmbeddedUrl[] {
    return this.#inCode.length === 0 ? this.urls : inDocumentOrder([...this.urls, ...this.#inCode])
  }

  autolink(kind: AutolinkKind, start: number, end: number): void {
    const text = this.#text.slice(start, end)
    const isNoLink = kind === 'uri' ? name.test(text) : patternOfHosts.test(text)
    let from = 0
    if (kind === 'literalHttp') {
      // What renderers make one link is several addresses for people.
      for (const { 0: separator, index } of text.matchAll(separators)) {
        this.#addAutolink(kind, start + from, start + index, isNoLink)
        from = index + separator.length
      }
    }
    this.#addAutolink(kind, start + from, end, isNoLink)
  }

  #addAutolink(kind: AutolinkKind, start: number, end: number, isNoLink: boolean): void {
    const found = autolinkText(this.#text, start, end, kind, this.#holes)
    this.#add(found, 'autolink', isNoLink)
  }

  #add(found: EmbeddedText, place: MarkdownPlace | 'autolink', isNoLink: boolean): void {
    // No spread: it takes longer than finding the URL, and a document can have tens of thousands.
    this.urls.push({
      text: found.text,
      map: found.map,
      site: sites[place],
      base: null,
      encoding: 'utf-8',
      holes: found.holes,
      escape: found.escape,
      rendered: renderedDestination,
      isNoLink,
    })
  }
}

/** Sorts the URLs by where they start in the source. */
export function inDocumentOrder(urls: readonly EmbeddedUrl[]): readonly EmbeddedUrl[] {
  return urls
    .map(url => ({ url, at: url.map.toSourceSpan({ start: 0, end: url.text.length }).start }))
    .sort((a, b) => a.at - b.at)
    .map(({ url }) => url)
}

/** Adds the wikilinks, which are only found where links are resolved. */
export function withWikilinks(
  urls: Iterable<EmbeddedUrl>,
  wikilinks: readonly EmbeddedUrl[],
): Iterable<EmbeddedUrl> {
  return wikilinks.length === 0 ? urls : inDocumentOrder([...urls, ...wikilinks])
}
