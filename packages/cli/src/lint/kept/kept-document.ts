import type { Finding } from '@hreflint/linter'
import type { FragmentPlaces } from '../../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../../references/kept/document-needs.ts'
import type { CountedLinks } from '../../references/link-counts.ts'

/** What came out for a document in one step, and what that depends on beside its text. Plain data. */
export interface KeptResult {
  readonly findings: readonly Finding[]
  /** The rest is there for a document of a site. */
  readonly links?: CountedLinks
  readonly places?: FragmentPlaces
  readonly needs?: KeptNeeds
}

/** What a result depends on, and what that was. */
export interface KeptNeeds extends DocumentNeeds {
  /** Of the site. */
  readonly state: string
  /** Of each of `documents`. */
  readonly contents: readonly string[]
}

/** What is kept of a document from one run to another, or for the run that joins others. Plain data. */
export interface KeptDocument {
  /** Changes with its language and its configuration. */
  readonly settings: string
  /** Changes with its text. */
  readonly content: string
  readonly first: KeptResult
  /** What came out when it was known which of its fragments are not there: these, in order. */
  readonly second?: KeptResult & { readonly failing: string }
}
