import type { Span } from '@hreflint/core'
import type { Event } from 'micromark-util-types'
import { decodeEscapes } from '../decode-escapes.ts'
import type { EmbeddedText } from '../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument, LocateOptions, UrlSite } from '../embedded-url.ts'
import type { Locator } from '../language.ts'
import { usualDelimiters } from '../template/delimiters.ts'
import { withHolesFilled } from '../template/judgeable.ts'
import { autolinkText, isAutolink } from './autolink.ts'
import { bareDestination, bracketedDestination } from './destination.ts'
import { EmbeddedHtml } from './embedded-html.ts'
import { lineHoles } from './line-holes.ts'
import { markdownEvents } from './markdown-events.ts'
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
  const events = markdownEvents(withHolesFilled({ text, holes }))
  const locator = new MarkdownLocator(text, holes)
  for (const event of events) locator.event(event)
  const html = locator.html.locate(locateHtml, options)
  if (html === null) return { urls: locator.urls, bases: [], comments: [], encoding: 'utf-8' }
  const urls = [...locator.urls, ...html.urls]
  return { ...html, urls: inDocumentOrder(urls) }
}

const places = ['link', 'image', 'definition', 'autolink'] as const
type MarkdownPlace = (typeof places)[number]

const sites = new Map<MarkdownPlace, UrlSite>(
  places.map(property => [property, Object.freeze({ kind: 'markdown', property, syntax: 'url' })]),
)

class MarkdownLocator {
  readonly urls: EmbeddedUrl[] = []
  readonly html: EmbeddedHtml
  readonly #text: string
  readonly #holes: readonly Span[]
  /** micromark does not count a byte order mark. */
  readonly #shift: number
  #isInHtml = false
  /** The links and images that are open, one in another. */
  readonly #open: MarkdownPlace[] = []
  #isBracketed = false

  constructor(text: string, holes: readonly Span[]) {
    this.#text = text
    this.#holes = holes
    this.#shift = text.charCodeAt(0) === 0xfeff ? 1 : 0
    this.html = new EmbeddedHtml(text)
  }

  event([kind, token]: Event): void {
    const { type } = token
    if (type === 'htmlFlow' || type === 'htmlText') {
      this.#isInHtml = kind === 'enter'
      if (this.#isInHtml) this.html.separate(token.start.offset + this.#shift)
      return
    }
    if (type === 'link' || type === 'image') {
      if (kind === 'enter') this.#open.push(type)
      else this.#open.pop()
    }
    if (kind === 'exit') return
    const start = token.start.offset + this.#shift
    const end = token.end.offset + this.#shift
    if (this.#isInHtml) {
      if (type === 'htmlFlowData' || type === 'htmlTextData') this.html.add(start, end)
      // Its end may include the marks of containers on the next line.
      else if (type === 'lineEnding' || type === 'lineEndingBlank') {
        this.html.add(start, this.#text.startsWith('\r\n', start) ? start + 2 : start + 1)
      }
    } else if (isAutolink(type)) {
      this.#add(autolinkText(this.#text, start, end, type, this.#holes), 'autolink')
    } else {
      this.#destination(type, start, end)
    }
  }

  #destination(type: string, start: number, end: number): void {
    switch (type) {
      case 'resourceDestinationRaw':
      case 'definitionDestinationRaw':
        this.#isBracketed = false
        break
      case 'resourceDestinationLiteral':
      case 'definitionDestinationLiteral':
        this.#isBracketed = true
        break
      case 'resourceDestinationString':
      case 'definitionDestinationString': {
        const syntax = this.#isBracketed ? bracketedDestination : bareDestination
        const found = decodeEscapes(this.#text, start, end, syntax, this.#holes)
        this.#add(found, this.#open.at(-1) ?? 'definition')
        break
      }
    }
  }

  #add(found: EmbeddedText, place: MarkdownPlace): void {
    const site = sites.get(place)
    if (site === undefined) return
    const rendered = renderedDestination
    this.urls.push({ ...found, site, base: null, encoding: 'utf-8', rendered })
  }
}

function inDocumentOrder(urls: readonly EmbeddedUrl[]): readonly EmbeddedUrl[] {
  return urls
    .map(url => ({ url, at: url.map.toSourceSpan({ start: 0, end: url.text.length }).start }))
    .sort((a, b) => a.at - b.at)
    .map(({ url }) => url)
}
