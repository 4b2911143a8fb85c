import type { Span } from '@hreflint/core'
import type { Heading } from '../../../structure.ts'
import type { CollectedLabels } from '../collected-labels.ts'
import { MarkdownUrls } from '../markdown-urls.ts'
import type { Content } from '../reader/content.ts'
import type { MarkdownHandler } from '../reader/markdown-handler.ts'
import type { MdxParts } from './mdx-parts.ts'

/** Collects the URLs and headings of the Markdown in an MDX text. */
export class MdxMarkdown extends MarkdownUrls implements MarkdownHandler {
  readonly headings: Heading[] = []
  /**
   * Whether the text of a heading is unknown: it contains an expression, or it spans several lines
   * and contains something other than Markdown.
   */
  hasUnknownHeading = false
  readonly #text: string
  readonly #parts: MdxParts['parts']
  /**
   * Index of the first part that does not end before the latest heading. Headings come in document
   * order.
   */
  #next = 0

  constructor(text: string, { parts }: MdxParts, labels: CollectedLabels | undefined) {
    super(
      text,
      parts.filter(({ kind }) => kind === 'expression'),
      labels,
    )
    this.#text = text
    this.#parts = parts
  }

  /** MDX has no HTML. What Markdown reads as HTML is a mistake in MDX. */
  html(): void {}

  heading(level: number, content: Content): void {
    const span = { start: content.sourceOf(0), end: content.sourceOf(content.text.length) }
    const parts = this.#partsIn(span)
    const isOnSeveralLines = content.text.includes('\n') && parts.length > 0
    if (isOnSeveralLines || parts.some(({ kind }) => kind === 'expression')) {
      this.hasUnknownHeading = true
      return
    }
    let source = ''
    let from = span.start
    for (const { start, end } of parts) {
      const isId = /^\{\/\*\s*(?:#|[\w-]+\s*\*\/)/.test(this.#text.slice(start, end))
      source += this.#text.slice(from, isId ? end : start)
      from = end
    }
    source = parts.length === 0 ? content.text : source + this.#text.slice(from, span.end)
    this.headings.push({ level, source, syntax: 'markdown', span })
  }

  #partsIn({ start, end }: Span): MdxParts['parts'] {
    while ((this.#parts[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= start) this.#next++
    let last = this.#next
    while ((this.#parts[last]?.start ?? Number.POSITIVE_INFINITY) < end) last++
    return this.#parts.slice(this.#next, last)
  }
}
