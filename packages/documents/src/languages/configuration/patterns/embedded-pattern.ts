import type { EmbeddedText } from '../../../embedded-text.ts'

/** A URL pattern in a document. `dialect` is an id of `@hreflint/patterns`. */
export interface EmbeddedPattern extends EmbeddedText {
  readonly dialect: string
  /** Whether the pattern is resolved against the URL of the document. */
  readonly isRelative: boolean
  /** For a rule of a table that is read from top to bottom. */
  readonly rule?: {
    /** The path of the table in its file. */
    readonly list: string
    /** Where the rule leads; null if that is not a text. */
    readonly target: string | null
  }
}
