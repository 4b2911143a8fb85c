import type { Label, UsedLabel } from '../../../structure.ts'
import type { CodeBlock } from '../../code/excerpts/code-blocks.ts'
import type { AutolinkKind } from '../autolink.ts'
import type { Content } from './content.ts'
import type { Destination } from './link-parts.ts'

export type MarkdownPlace = 'link' | 'image' | 'definition'

/** Receives the labels of definitions, and the links and images that name them. */
export interface LabelHandler {
  definition(label: Label): void
  use(use: UsedLabel): void
  /** Receives a label after the text of a link (`[text][label]`) that nothing defines. */
  undefinedUse(use: UsedLabel): void
  /**
   * Receives where the text of a link begins, once the link has ended. The labels in it are those of pictures: a link cannot be
   * in a link.
   */
  endOfLink(start: number): void
}

/** Receives what a Markdown text contains. All offsets are offsets in the text. */
export interface MarkdownHandler {
  destination(place: MarkdownPlace, destination: Destination): void
  /** Receives what was meant as the destination of a link, which is text because it contains spaces. */
  unread(destination: Destination): void
  /** Receives a link of a vault, `[[Note]]`, which is text for everything else. */
  wikilink(start: number, end: number): void
  autolink(kind: AutolinkKind, start: number, end: number): void
  /** Receives HTML, as the start and end offsets of its parts. */
  html(starts: readonly number[], ends: readonly number[]): void
  /** Receives a block of code that may have a connection string. */
  code(block: CodeBlock): void
  /** Receives a heading. Its content may span several lines. */
  heading(level: number, content: Content): void
  /** Without it, texts are not read that only contain labels. */
  readonly labels?: LabelHandler | undefined
}
