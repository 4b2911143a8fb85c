import type { Span } from '@hreflint/core'
import type { UsedLabel } from '../../../../structure.ts'
import { endOfFootnoteLabel } from '../blocks/containers.ts'
import type { FoundBlocks } from '../blocks/found-blocks.ts'
import { lengthOfRun } from '../blocks/leaf-starts.ts'
import { afterLineEnding, afterSpaces, isAsciiPunctuation, isLineEnding } from '../characters.ts'
import type { Content } from '../content.ts'
import { type Destination, endOfLabel, LinkParts, normalizedLabel } from '../link-parts.ts'
import type { MarkdownHandler } from '../markdown-handler.ts'
import { angleAutolink } from './angle-autolink.ts'
import { CodeSpans } from './code-spans.ts'
import { LiteralAutolinks } from './literal-autolinks.ts'
import { OpenLabels } from './open-labels.ts'
import { RawHtml } from './raw-html.ts'
import { unreadDestination } from './unread-destination.ts'
import { endOfWikilink } from './wikilink.ts'

/** For each unit, whether something may begin or end at it. */
const matters = new Uint8Array(128)
for (const character of '\\`<[]:@wW') matters[character.charCodeAt(0)] = 1

/**
 * Reads the text of a paragraph, a heading or a cell and reports its URLs (CommonMark 6, literal
 * autolinks and footnotes of GFM). Ignores emphasis, which does not affect URLs. Takes time
 * proportional to the length of the text.
 */
export class InlineReader {
  readonly #content: Content
  readonly #text: string
  readonly #found: FoundBlocks
  readonly #handler: MarkdownHandler
  readonly #parts: LinkParts
  readonly #spans: CodeSpans
  readonly #html: RawHtml
  readonly #literals: LiteralAutolinks
  readonly #labels = new OpenLabels()
  /** The end of the last construct. Whatever begins before it is part of it. */
  #from = 0

  constructor(content: Content, found: FoundBlocks, handler: MarkdownHandler) {
    this.#content = content
    this.#text = content.text
    this.#found = found
    this.#handler = handler
    this.#parts = new LinkParts(content.text)
    this.#spans = new CodeSpans(content.text)
    this.#html = new RawHtml(content.text)
    this.#literals = new LiteralAutolinks(content.text)
  }

  read(): void {
    const text = this.#text
    let at = 0
    while (at < text.length) {
      const unit = text.charCodeAt(at)
      if (unit > 127 || matters[unit] === 0) {
        at++
        continue
      }
      const end = this.#endOf(unit, at)
      if (end === -1) {
        at++
      } else {
        at = end
        this.#from = end
      }
    }
  }

  /**
   * Returns the offset after the construct that begins or ends at `at`; -1 if the character is only
   * text.
   */
  #endOf(unit: number, at: number): number {
    switch (unit) {
      case 0x5c:
        return isAsciiPunctuation(this.#text.charCodeAt(at + 1)) ? at + 2 : -1
      case 0x60:
        return this.#endOfCode(at)
      case 0x3c:
        return this.#endOfAngle(at)
      case 0x5b:
        return this.#openLabel(at)
      case 0x5d:
        return this.#closeLabel(at)
      default:
        return this.#labels.isAnyOpen ? -1 : this.#endOfLiteral(unit, at)
    }
  }

  /**
   * Returns the offset after the code span. A run of backticks that nothing closes is text as a
   * whole.
   */
  #endOfCode(at: number): number {
    const runEnd = at + lengthOfRun(this.#text, at)
    const end = this.#spans.endOfSpan(runEnd, runEnd - at)
    return end === -1 ? runEnd : end
  }

  #endOfAngle(at: number): number {
    const autolink = angleAutolink(this.#text, at)
    if (autolink !== null) {
      const { kind, end } = autolink
      this.#handler.autolink(kind, this.#content.sourceOf(at + 1), this.#content.sourceOf(end - 1))
      return end
    }
    const end = this.#html.endOf(at)
    if (end !== -1) this.#tellHtml(at, end)
    return end
  }

  /**
   * Reports HTML without the indentation of its lines after the first, which a paragraph does not
   * contain either.
   */
  #tellHtml(start: number, end: number): void {
    const content = this.#content
    const text = this.#text
    const starts: number[] = []
    const ends: number[] = []
    for (let at = start; at < end; ) {
      let lineEnd = at
      while (lineEnd < end && !isLineEnding(text.charCodeAt(lineEnd))) lineEnd++
      if (lineEnd < end) lineEnd = afterLineEnding(text, lineEnd)
      starts.push(content.sourceOf(at))
      ends.push(content.sourceOf(lineEnd - 1) + 1)
      at = lineEnd < end ? afterSpaces(text, lineEnd) : end
    }
    this.#handler.html(starts, ends)
  }

  #openLabel(at: number): number {
    const text = this.#text
    if (text.charCodeAt(at + 1) === 0x5b) this.#tellWikilink(at)
    const isImage = at > this.#from && text.charCodeAt(at - 1) === 0x21
    if (!isImage && this.#found.footnotes.size > 0) {
      const end = endOfFootnoteLabel(text, at, text.length)
      if (end !== -1 && this.#found.footnotes.has(normalizedLabel(text.slice(at + 2, end - 1)))) {
        this.#labels.holdsBracket()
        return end
      }
    }
    this.#labels.open(at + 1, isImage)
    return at + 1
  }

  #closeLabel(at: number): number {
    const labels = this.#labels
    if (!labels.close()) return -1
    const { isImage } = labels
    const end = this.#endOfLink(at, labels.start, labels.hasBrackets)
    if (end === -1) {
      this.#tellUnread(at + 1)
      return -1
    }
    const { destination } = this.#parts
    if (destination !== null) {
      const isEmpty = !isImage && labels.start === at
      this.#tellDestination({ ...destination, isEmpty }, isImage)
    }
    if (!isImage) {
      labels.deactivate()
      this.#handler.labels?.endOfLink(this.#content.sourceOf(labels.start))
    }
    return end
  }

  #tellUnread(at: number): void {
    if (this.#text.charCodeAt(at) !== 0x28) return
    const found = unreadDestination(this.#text, at)
    if (found === null) return
    const { start, end, isBracketed } = found
    const source = this.#content.sourceOf(start)
    this.#handler.unread({ start: source, end: source + end - start, isBracketed })
  }

  #tellWikilink(at: number): void {
    const end = endOfWikilink(this.#text, at)
    if (end === -1) return
    const start = this.#content.sourceOf(at)
    this.#handler.wikilink(start, start + end - at)
  }

  #tellDestination({ start, end, isBracketed, isEmpty }: Destination, isImage: boolean): void {
    const sourceStart = this.#content.sourceOf(start)
    const sourceEnd = sourceStart + end - start
    this.#handler.destination(isImage ? 'image' : 'link', {
      start: sourceStart,
      end: sourceEnd,
      isBracketed,
      isEmpty,
    })
  }

  /**
   * Returns the offset after the link or image whose text ends at the `]` at `at`; -1 if there is
   * none.
   */
  #endOfLink(at: number, labelStart: number, hasBrackets: boolean): number {
    const text = this.#text
    const parts = this.#parts
    const isDefined = !hasBrackets && this.#isDefined(labelStart, at)
    const next = text.charCodeAt(at + 1)
    if (next === 0x28) {
      const end = parts.afterResource(at + 1)
      if (end !== -1) return end
    }
    parts.destination = null
    const own = { start: labelStart, end: at }
    if (next === 0x5b) {
      if (this.#found.definitions.size === 0 && this.#handler.labels === undefined) return -1
      const end = endOfLabel(text, at + 1)
      if (end !== -1) {
        const isFull = this.#isDefined(at + 2, end - 1)
        const what = isFull ? 'use' : 'undefinedUse'
        this.#tellLabel(what, 'full', own, { start: at + 2, end: end - 1 })
        return isFull ? end : -1
      }
      if (!isDefined || text.charCodeAt(at + 2) !== 0x5d) return -1
      this.#tellLabel('use', 'collapsed', own)
      return at + 3
    }
    if (!isDefined) return -1
    this.#tellLabel('use', 'shortcut', own)
    return at + 1
  }

  #tellLabel(
    what: 'use' | 'undefinedUse',
    kind: UsedLabel['kind'],
    content: Span,
    label = content,
  ): void {
    const { labels } = this.#handler
    if (labels === undefined) return
    const name = normalizedLabel(this.#text.slice(label.start, label.end))
    const inSource = (span: Span) => this.#content.spanOf(span)
    labels[what]({ name, kind, content: inSource(content), span: inSource(label) })
  }

  #isDefined(start: number, end: number): boolean {
    const { definitions } = this.#found
    return definitions.size > 0 && definitions.has(normalizedLabel(this.#text.slice(start, end)))
  }

  #endOfLiteral(unit: number, at: number): number {
    const literals = this.#literals
    if (unit === 0x3a)
      return literals.isHttp(at, this.#from) ? this.#tellLiteral('literalHttp') : -1
    if (unit !== 0x40 && this.#text.charCodeAt(at + 3) !== 0x2e) return -1
    if (literals.isEmail(at, this.#from)) return this.#tellLiteral('literalEmail')
    if (unit === 0x40 || !literals.isWww(at)) return -1
    return this.#tellLiteral('literalWww')
  }

  #tellLiteral(kind: 'literalHttp' | 'literalWww' | 'literalEmail'): number {
    const { start, end } = this.#literals
    const source = this.#content.sourceOf(start)
    this.#handler.autolink(kind, source, source + end - start)
    return end
  }
}
