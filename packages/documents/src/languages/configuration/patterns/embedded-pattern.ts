import type { EmbeddedText } from '../../../embedded-text.ts'

/** A pattern of URLs in a document, by the dialect that reads it: an id of `@hreflint/patterns`. */
export interface EmbeddedPattern extends EmbeddedText {
  readonly dialect: string
  /** Whether it is resolved against the address of the document. */
  readonly isRelative: boolean
}
