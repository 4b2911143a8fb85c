import type { Span } from '@hreflint/core'
import type { Label } from '../../../../structure.ts'
import type { CodeBlock } from '../../../code/excerpts/code-blocks.ts'
import { hasConnection } from '../../../code/excerpts/has-connection.ts'
import { Content } from '../content.ts'
import { type Destination, normalizedLabel } from '../link-parts.ts'
import { readDefinitions } from './definitions.ts'
import type { Paragraph } from './paragraph.ts'

/** A block that can hold a URL. */
export type FoundBlock =
  | { readonly kind: 'text'; readonly content: Content }
  | {
      readonly kind: 'definition'
      readonly label: Label
      /** Null if it is empty. */
      readonly destination: Destination | null
    }
  | {
      readonly kind: 'HTML'
      /** The start and end offsets in the source of its parts. */
      readonly starts: number[]
      readonly ends: number[]
    }

export interface FoundHeading {
  readonly level: number
  readonly content: Content
}

interface WritableBlock extends CodeBlock {
  readonly starts: number[]
  readonly ends: number[]
}

/**
 * Every link, tag and autolink contains one of these. A definition is recognized by its bracket.
 */
const hintOfUrl = /\]\(|<|:\/\/|[wW]{3}\.|@|\[\[/g

/** Every use of a label as well. */
const hintOfLabel = /[[<@]|:\/\/|[wW]{3}\./g

/**
 * The blocks of a document that can hold a URL, in document order, its headings, and the labels it
 * defines.
 */
export class FoundBlocks {
  readonly blocks: FoundBlock[] = []
  readonly headings: FoundHeading[] = []
  /** Blocks of code, if there is a connection string in the document. */
  readonly codeBlocks: WritableBlock[] = []
  readonly definitions = new Set<string>()
  readonly footnotes = new Set<string>()
  readonly #source: string
  readonly #hasConnection: boolean
  readonly #hint: RegExp
  #nextHint = -1

  /** @param readsLabels Whether texts are kept that only contain labels of definitions. */
  constructor(source: string, readsLabels: boolean) {
    this.#source = source
    this.#hint = readsLabels ? hintOfLabel : hintOfUrl
    this.#hasConnection = hasConnection(source)
  }

  /**
   * Whether there may be a URL between two offsets. The offsets must not decrease from call to
   * call.
   */
  mayHoldUrl(start: number, end: number): boolean {
    if (this.#nextHint < start) {
      this.#hint.lastIndex = start
      this.#nextHint = this.#hint.exec(this.#source)?.index ?? this.#source.length
    }
    return this.#nextHint < end
  }

  /** Adds a text on one line. */
  addText(start: number, end: number): void {
    if (start < end && this.mayHoldUrl(start, end))
      this.blocks.push({ kind: 'text', content: Content.piece(this.#source, start, end) })
  }

  /** Adds a heading on one line. */
  addHeading(level: number, start: number, end: number): void {
    this.headings.push({ level, content: Content.piece(this.#source, start, end) })
    this.addText(start, end)
  }

  /**
   * Adds a paragraph, or a heading if there is a `level`. Returns whether any text is left after
   * the definitions that it begins with.
   */
  addParagraph({ starts, ends, firstStart, lastEnd }: Paragraph, level = 0): boolean {
    if (starts.length === 0) return false
    const mayDefine = this.#source.charCodeAt(firstStart) === 0x5b
    if (level === 0 && !mayDefine && !this.mayHoldUrl(firstStart, lastEnd)) return true
    const content = Content.lines(this.#source, starts, ends)
    const textStart = mayDefine ? this.#addDefinitions(content) : 0
    if (textStart === content.text.length) return false
    if (level > 0) this.headings.push({ level, content: content.from(textStart) })
    if (this.mayHoldUrl(content.sourceOf(textStart), lastEnd))
      this.blocks.push({ kind: 'text', content: content.from(textStart) })
    return true
  }

  #addDefinitions(content: Content): number {
    const { definitions, end } = readDefinitions(content.text)
    const inSource = <Part extends Span>(part: Part): Part => {
      const start = content.sourceOf(part.start)
      return { ...part, start, end: start + part.end - part.start }
    }
    for (const { label, labelSpan, destination } of definitions) {
      this.definitions.add(label)
      this.blocks.push({
        kind: 'definition',
        label: { name: label, span: content.spanOf(labelSpan) },
        destination: destination === null ? null : inSource(destination),
      })
    }
    return end
  }

  addFootnote(label: string): void {
    this.footnotes.add(normalizedLabel(label))
  }

  startCode(language: string): void {
    if (this.#hasConnection) this.codeBlocks.push({ language, starts: [], ends: [] })
  }

  /** Adds the next line of the block of code that was started last. */
  addCodeLine(start: number, end: number): void {
    const block = this.codeBlocks.at(-1)
    block?.starts.push(start)
    block?.ends.push(end)
  }

  startHtml(start: number, end: number): void {
    this.blocks.push({ kind: 'HTML', starts: [start], ends: [end] })
  }

  /** Adds the next line of the HTML block that was started last. */
  addHtmlLine(start: number, end: number): void {
    const block = this.blocks.at(-1)
    if (block?.kind !== 'HTML') return
    const last = block.ends.length - 1
    const before = block.ends[last] ?? 0
    const next = before + (this.#source.startsWith('\r\n', before) ? 2 : 1)
    if (start === next) {
      block.ends[last] = end
    } else {
      block.ends[last] = next
      block.starts.push(start)
      block.ends.push(end)
    }
  }
}
