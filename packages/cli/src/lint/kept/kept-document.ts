import type { Finding } from '@hreflint/linter'
import type { FragmentPlaces } from '../../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../../references/kept/document-needs.ts'
import type { CountedLinks } from '../../references/link-counts.ts'
import type { PackedPositions } from '../../reporters/late-text.ts'

/** The result of a document in one step, and what it depends on besides the text. Plain data. */
export interface KeptResult {
  readonly findings: readonly Finding[]
  /** Lines and columns of the findings, which are shown without the text. */
  readonly positions: PackedPositions
  /** The following fields exist for a document of a site. */
  readonly links?: CountedLinks
  readonly places?: FragmentPlaces
  readonly needs?: KeptNeeds
}

/** What a result depends on, and its state at that time. */
export interface KeptNeeds extends DocumentNeeds {
  /** State of the site. */
  readonly state: string
  /** Content of each of `documents`. */
  readonly contents: readonly string[]
  /** What git remembered. Empty unless that matters. */
  readonly past: string
}

/**
 * The kept results of a document, for a later run or for the run that merges others. Plain data.
 */
export interface KeptDocument {
  /** Changes with the language and the configuration of the document. */
  readonly settings: string
  /** Changes with the text of the document. */
  readonly content: string
  readonly first: KeptResult
  /** The result when the missing fragments were known. `failing` lists them in order. */
  readonly second?: KeptResult & { readonly failing: string }
}
