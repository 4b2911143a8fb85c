import type { Span } from '@hreflint/core'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument, LocateOptions, UrlSite } from '../../embedded-url.ts'
import type { Locator } from '../../language.ts'
import { type Heading, joinStructures, noStructure } from '../../structure.ts'
import { usualDelimiters } from '../../template/delimiters.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { type AutolinkKind, autolinkText } from './autolink.ts'
import { bareDestination, bracketedDestination } from './destination.ts'
import { EmbeddedHtml } from './embedded-html.ts'
import { attributeIds, hasIncludes } from './generator-syntax.ts'
import { lineHoles } from './line-holes.ts'
import type { Content } from './reader/content.ts'
import type { Destination } from './reader/link-parts.ts'
import type { MarkdownHandler, MarkdownPlace } from './reader/markdown-handler.ts'
import { readMarkdown } from './reader/read-markdown.ts'
import { renderedDestination } from './rendered-destination.ts'

/**
 * Finds the URLs of a Markdown document (CommonMark and GFM): destinations of links, images and
 * definitions, autolinks, and those of the HTML in it, which `locateHtml` finds. Never throws, for
 * any text.
 */
export function locateMarkdown(
  text: string,
  options: LocateOptions,
  locateHtml: Locator,
): LocatedDocument {
  const holes = lineHoles(text, options.templateDelimiters ?? usualDelimiters)
  const locator = new MarkdownLocator(text, holes)
  const { definitions: labels } = readMarkdown(withHolesFilled({ text, holes }), locator)
  const html = locator.embedded.locate(locateHtml, options)
  const { urls, headings } = locator
  const located =
    html === null
      ? { urls, bases: [], comments: [], encoding: 'utf-8' }
      : { ...html, urls: inDocumentOrder([...urls, ...html.urls]) }
  if (options.structure !== true) return located
  const structure = joinStructures(html?.structure ?? noStructure, {
    headings,
    labels: [...labels],
    attributeIds: attributeIds(text),
    hasIncludes: hasIncludes(text),
  })
  return { ...located, structure }
}

const siteOf = (property: string): UrlSite =>
  Object.freeze({ kind: 'markdown', property, syntax: 'url' })

const sites = {
  link: siteOf('link'),
  image: siteOf('image'),
  definition: siteOf('definition'),
  autolink: siteOf('autolink'),
} as const satisfies Record<MarkdownPlace | 'autolink', UrlSite>

class MarkdownLocator implements MarkdownHandler {
  readonly urls: EmbeddedUrl[] = []
  readonly headings: Heading[] = []
  readonly embedded: EmbeddedHtml
  readonly #text: string
  readonly #holes: readonly Span[]

  constructor(text: string, holes: readonly Span[]) {
    this.#text = text
    this.#holes = holes
    this.embedded = new EmbeddedHtml(text)
  }

  destination(place: MarkdownPlace, { start, end, isBracketed }: Destination): void {
    const syntax = isBracketed ? bracketedDestination : bareDestination
    this.#add(decodeEscapes(this.#text, start, end, syntax, this.#holes), place)
  }

  autolink(kind: AutolinkKind, start: number, end: number): void {
    this.#add(autolinkText(this.#text, start, end, kind, this.#holes), 'autolink')
  }

  html(starts: readonly number[], ends: readonly number[]): void {
    for (const [index, start] of starts.entries()) {
      if (index === 0) this.embedded.separate(start)
      this.embedded.add(start, ends[index] ?? start)
    }
  }

  heading(level: number, content: Content): void {
    const { text: source } = content
    // The characters of the document, not those that are written over placeholders.
    const span = { start: content.sourceOf(0), end: content.sourceOf(source.length) }
    const hasHole = this.#holes.some(hole => hole.start < span.end && hole.end > span.start)
    if (!hasHole) this.headings.push({ level, source, syntax: 'markdown', span })
  }

  #add(found: EmbeddedText, place: MarkdownPlace | 'autolink'): void {
    // Not spread, which takes longer than finding it: a document has tens of thousands.
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

function inDocumentOrder(urls: readonly EmbeddedUrl[]): readonly EmbeddedUrl[] {
  return urls
    .map(url => ({ url, at: url.map.toSourceSpan({ start: 0, end: url.text.length }).start }))
    .sort((a, b) => a.at - b.at)
    .map(({ url }) => url)
}
