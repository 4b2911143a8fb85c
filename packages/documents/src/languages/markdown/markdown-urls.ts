import type { Span } from '@hreflint/core'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl, UrlSite } from '../../embedded-url.ts'
import { type AutolinkKind, autolinkText } from './autolink.ts'
import { bareDestination, bracketedDestination } from './destination.ts'
import type { Destination } from './reader/link-parts.ts'
import type { MarkdownPlace } from './reader/markdown-handler.ts'
import { renderedDestination } from './rendered-destination.ts'

const siteOf = (property: string): UrlSite =>
  Object.freeze({ kind: 'markdown', property, syntax: 'url' })

const sites = {
  link: siteOf('link'),
  image: siteOf('image'),
  definition: siteOf('definition'),
  autolink: siteOf('autolink'),
} as const satisfies Record<MarkdownPlace | 'autolink', UrlSite>

/** Collects the URLs that a Markdown reader finds. */
export class MarkdownUrls {
  readonly urls: EmbeddedUrl[] = []
  readonly #text: string
  readonly #holes: readonly Span[]

  constructor(text: string, holes: readonly Span[]) {
    this.#text = text
    this.#holes = holes
  }

  destination(place: MarkdownPlace, { start, end, isBracketed }: Destination): void {
    const syntax = isBracketed ? bracketedDestination : bareDestination
    this.#add(decodeEscapes(this.#text, start, end, syntax, this.#holes), place)
  }

  autolink(kind: AutolinkKind, start: number, end: number): void {
    this.#add(autolinkText(this.#text, start, end, kind, this.#holes), 'autolink')
  }

  #add(found: EmbeddedText, place: MarkdownPlace | 'autolink'): void {
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
