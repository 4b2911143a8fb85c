import type { MapSegment, OffsetMap, Span } from '@hreflint/core'
import { segmentMap } from '@hreflint/core/internal'
import { type EmbeddedText, nestUrl } from '../../embedded-text.ts'
import type { LocatedDocument, LocateOptions } from '../../embedded-url.ts'
import type { Locator } from '../../language.ts'
import { asRecord } from '../../markup/plain-url.ts'
import { joinStructures, nestStructure } from '../../structure.ts'
import { htmlHeadings } from './html-headings.ts'

/** Collects the HTML of a Markdown document: its tags and blocks, without the text between them. */
export class EmbeddedHtml {
  readonly #source: string
  readonly #segments: MapSegment[] = []
  #text = ''

  constructor(source: string) {
    this.#source = source
  }

  /** Adds a part of the source, without the markers of the containers around it. */
  add(start: number, end: number): void {
    const last = this.#segments.at(-1)
    if (last?.copied === true && last.sourceEnd === start) {
      this.#segments.pop()
      this.#push(this.#source.slice(start, end), last.textStart, last.sourceStart, end, true)
    } else {
      this.#push(this.#source.slice(start, end), this.#text.length, start, end, true)
    }
  }

  /** Separates two pieces of HTML. */
  separate(start: number): void {
    const from = this.#segments.at(-1)?.sourceEnd
    if (from !== undefined) this.#push('\n', this.#text.length, from, start, false)
  }

  /** Finds the URLs in the HTML. Returns null if there is no HTML. */
  locate(locateHtml: Locator, options: LocateOptions): LocatedDocument | null {
    if (this.#text === '') return null
    const map = this.#map()
    const inner = locateHtml(this.#text, options)
    const outer: EmbeddedText = { text: this.#text, map, holes: [], escape: writeHtml }
    const toSource = (span: Span): Span => map.toSourceSpan(span)
    const { structure } = inner
    return {
      ...(structure === undefined
        ? {}
        : {
            structure: nestStructure(
              joinStructures(structure, { headings: htmlHeadings(this.#text) }),
              toSource,
            ),
          }),
      urls: Array.from(inner.urls, asRecord).map(({ baseSpan, ...url }) => ({
        ...nestUrl(url, outer),
        ...(baseSpan === undefined ? {} : { baseSpan: toSource(baseSpan) }),
      })),
      bases: inner.bases.map(base => ({
        ...base,
        span: toSource(base.span),
        urlBefore: base.urlBefore === null ? null : toSource(base.urlBefore),
      })),
      comments: inner.comments.map(comment => ({ ...comment, span: toSource(comment.span) })),
      encoding: inner.encoding,
    }
  }

  #map(): OffsetMap {
    const map = segmentMap(this.#segments)
    return {
      toSourceSpan: map.toSourceSpan,
      toEditSpan: span => {
        const edit = map.toEditSpan(span)
        // In a table, the `|` of `\|` would end the cell without its backslash.
        return edit === null || this.#source[edit.end] === '|' ? null : edit
      },
    }
  }

  #push(text: string, textStart: number, sourceStart: number, sourceEnd: number, copied: boolean) {
    this.#text += text
    this.#segments.push({ textStart, textEnd: this.#text.length, sourceStart, sourceEnd, copied })
  }
}

/**
 * Returns null if the replacement may end a block of HTML (a blank line) or the cell of a table
 * (`|`).
 */
function writeHtml(replacement: string): string | null {
  return /[\n\r|]/.test(replacement) ? null : replacement
}
