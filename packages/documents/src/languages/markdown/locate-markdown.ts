import type { Span } from '@hreflint/core'
import type { LocatedDocument, LocateOptions } from '../../embedded-url.ts'
import type { Locator } from '../../language.ts'
import { type Heading, joinStructures, noStructure } from '../../structure.ts'
import { usualDelimiters } from '../../template/delimiters.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { CollectedLabels } from './collected-labels.ts'
import { EmbeddedHtml } from './embedded-html.ts'
import { attributeIds, hasIncludes, jsxIds } from './generator-syntax.ts'
import { lineHoles } from './line-holes.ts'
import { inDocumentOrder, MarkdownUrls, withWikilinks } from './markdown-urls.ts'
import type { Content } from './reader/content.ts'
import type { MarkdownHandler } from './reader/markdown-handler.ts'
import { wikilinksOfProperties } from './reader/inline/wikilink.ts'
import { readMarkdown } from './reader/read-markdown.ts'

/**
 * Finds the URLs of a Markdown document (CommonMark and GFM): destinations of links, images and
 * definitions, and autolinks. `locateHtml` finds the URLs in its HTML. Never throws.
 */
export function locateMarkdown(
  text: string,
  options: LocateOptions,
  locateHtml: Locator,
): LocatedDocument {
  const holes = lineHoles(text, options.templateDelimiters ?? usualDelimiters)
  const labels = options.structure === true ? new CollectedLabels(text) : undefined
  const locator = new MarkdownLocator(text, holes, labels)
  const { definitions } = readMarkdown(withHolesFilled({ text, holes }), locator)
  const html = locator.embedded.locate(locateHtml, options)
  for (const [start, end] of wikilinksOfProperties(text)) locator.wikilink(start, end)
  const { headings, unreadUrls, wikilinks } = locator
  const urls = locator.withCode()
  const located =
    html === null
      ? { urls, unreadUrls, bases: [], comments: [], encoding: 'utf-8' }
      : { ...html, unreadUrls, urls: inDocumentOrder([...urls, ...html.urls]) }
  if (labels === undefined) return located
  const { anchors, areAll } = jsxIds(text)
  const structure = joinStructures(html?.structure ?? noStructure, {
    anchors,
    headings,
    labels: [...definitions],
    attributeIds: attributeIds(text),
    hasIncludes: !areAll || hasIncludes(text),
  })
  return { ...located, labels, structure, urls: withWikilinks(located.urls, wikilinks) }
}

class MarkdownLocator extends MarkdownUrls implements MarkdownHandler {
  readonly headings: Heading[] = []
  readonly embedded: EmbeddedHtml
  readonly #holes: readonly Span[]

  constructor(text: string, holes: readonly Span[], labels: CollectedLabels | undefined) {
    super(text, holes, labels)
    this.#holes = holes
    this.embedded = new EmbeddedHtml(text)
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
}
