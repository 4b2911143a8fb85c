import type { AutolinkKind } from '../autolink.ts'
import type { Content } from './content.ts'
import type { Destination } from './link-parts.ts'

export type MarkdownPlace = 'link' | 'image' | 'definition'

/** Receives what a Markdown text contains, in its order. All offsets are of the text. */
export interface MarkdownHandler {
  destination(place: MarkdownPlace, destination: Destination): void
  autolink(kind: AutolinkKind, start: number, end: number): void
  /** HTML that consists of these parts of the text. */
  html(starts: readonly number[], ends: readonly number[]): void
  /** A heading; its content may be on several lines. */
  heading(level: number, content: Content): void
}
