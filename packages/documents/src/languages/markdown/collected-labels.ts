import type { DocumentLabels, Label, UsedLabel } from '../../structure.ts'
import type { LabelHandler } from './reader/markdown-handler.ts'

/** Matches what is before a bracket that is an index: `a[i][j]`. */
const indexed = /[\w)\]`"']$/

/** Matches a label that another program looks up (`a.b.c`, `a::b`, code), a footnote, or a placeholder. */
const lookedUp = /^[\^@#$]|::|\w\.\w|[`{}<>$=|]/

/** Matches what is no text of a link: an index, a mark, a tag of tests (`[Feature:X][Slow]`). */
const noText = /^(?:[\W\d_]*|\w|\w+:\w+)$/

/** Longer texts are those of links. In UTF-16 code units. */
const longestMark = 200

/** The labels that a reader of Markdown finds. Plain data once they are read. */
export class CollectedLabels implements LabelHandler, DocumentLabels {
  readonly definitions: Label[] = []
  readonly uses: UsedLabel[] = []
  readonly undefinedUses: UsedLabel[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  definition(label: Label): void {
    this.definitions.push(label)
  }

  use(use: UsedLabel): void {
    this.uses.push(use)
  }

  endOfLink(start: number): void {
    const uses = this.undefinedUses
    const inLink: UsedLabel[] = []
    for (let use = uses.at(-1); use !== undefined && use.content.start > start; use = uses.at(-1)) {
      if (this.#isImage(use.content.start)) inLink.push(use)
      uses.pop()
    }
    for (const picture of inLink.reverse()) uses.push(picture)
  }

  #isImage(start: number): boolean {
    return this.#text.charAt(start - 2) === '!'
  }

  undefinedUse(use: UsedLabel): void {
    const text = this.#text
    const { content, span } = use
    const before = text.slice(Math.max(0, content.start - 3), content.start - 1).replace(/!$/, '')
    const after = text.charAt(span.end + 1)
    if (indexed.test(before) || after === '[' || after === '(') return
    const isShort = content.end - content.start <= longestMark
    if (isShort && noText.test(text.slice(content.start, content.end))) return
    const label = text.slice(span.start, span.end)
    if (!noText.test(label) && !lookedUp.test(label)) this.undefinedUses.push(use)
  }
}
