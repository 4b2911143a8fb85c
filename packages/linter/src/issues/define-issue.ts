import type { IssueDefinition } from '@hreflint/core'

/**
 * What such an issue is about, if not the URL by itself: its place, or how programs differ
 * over it.
 */
type Prefix = 'document' | 'divergence'

/**
 * Defines an issue of a place. The examples are HTML documents with the span marked, instead of
 * URLs.
 */
export function defineIssue(source: IssueDefinition, prefix: Prefix = 'document'): IssueDefinition {
  return Object.freeze({ ...source, code: `${prefix}/${source.code}` })
}
