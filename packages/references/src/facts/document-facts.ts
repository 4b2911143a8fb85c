import type { MapSegment, Span } from '@hreflint/core'
import type { DocumentStructure, UrlSite } from '@hreflint/documents'

/** Changes when the facts of a text change their shape or meaning. */
export const factsVersion = 2

/** A URL of a document that is a link, wherever it leads. */
export interface Use {
  /** What the URL parser will see; of a URL that can lead to no page, its scheme alone. */
  readonly text: string
  /** Stretches of `text` that are not known. */
  readonly holes: readonly Span[]
  readonly site: UrlSite
  /** Label of the encoding for the query. */
  readonly encoding: string
  /** All of it in the document. */
  readonly span: Span
  /** From offsets of `text` to those of the document; absent where the document has the text as it is. */
  readonly segments?: readonly MapSegment[]
}

/**
 * What there is to know of one document to tell where its links lead, and what links to it find. Depends on
 * its text alone. Plain data: it can be kept, and sent as JSON.
 */
export interface DocumentFacts {
  readonly version: typeof factsVersion
  /** The value of the base element that counts; null if there is none. */
  readonly base: string | null
  /** In document order. */
  readonly uses: readonly Use[]
  /** Ids, headings, relations; null in a language that has none. */
  readonly structure: DocumentStructure | null
}

/** Whether a value is the facts of a document in the shape of this version. Nothing else of it is checked. */
export function isDocumentFacts(value: unknown): value is DocumentFacts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === factsVersion &&
    'uses' in value &&
    Array.isArray(value.uses)
  )
}
