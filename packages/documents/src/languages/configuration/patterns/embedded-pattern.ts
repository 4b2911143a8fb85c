import type { EmbeddedText } from '../../../embedded-text.ts'

/** A URL pattern in a document. `dialect` is an id of `@hreflint/patterns`. */
export interface EmbeddedPattern extends EmbeddedText {
  readonly dialect: string
  /** Whether the pattern is resolved against the URL of the document. */
  readonly isRelative: boolean
}
