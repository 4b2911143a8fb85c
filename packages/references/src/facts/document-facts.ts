import type { MapSegment, Span } from '@hreflint/core'
import type { DocumentStructure, UrlSite } from '@hreflint/documents'

/** The version of the facts. Increase it when their shape or meaning changes. */
export const factsVersion = 5

/** A URL in a document that is a link or the target of a form. */
export interface Use {
  /** What the URL parser sees. For a URL that cannot lead to a page, only its scheme. */
  readonly text: string
  /** Spans of `text` whose content is unknown, such as placeholders. */
  readonly holes: readonly Span[]
  readonly site: UrlSite
  /** Label of the encoding of the query. */
  readonly encoding: string
  /** The span of the whole URL in the document. */
  readonly span: Span
  /**
   * Maps offsets in `text` to offsets in the document. Absent if the document contains the text
   * unchanged.
   */
  readonly segments?: readonly MapSegment[]
}

/**
 * All that is needed from one document to resolve its links and the links to it. Depends only on
 * its text. Plain data that can be stored and sent as JSON.
 */
export interface DocumentFacts {
  readonly version: typeof factsVersion
  /** The value of the base element that applies; null if there is none. */
  readonly base: string | null
  /** In document order. */
  readonly uses: readonly Use[]
  /** Ids, headings and relations; null if the language has none. */
  readonly structure: DocumentStructure | null
}

/** Whether a value has the shape of facts in this version. Checks only `version` and `uses`. */
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
