import type { IssueDefinition } from '@hreflint/core'

/**
 * What the issue is about, if not the URL by itself: its place, or how programs read it
 * differently.
 */
type Prefix = 'document' | 'divergence'

/**
 * Defines an issue of a place or a divergence. Its examples are HTML documents with the span
 * marked, not URLs.
 */
export function defineIssue(source: IssueDefinition, prefix: Prefix = 'document'): IssueDefinition {
  return Object.freeze({ ...source, code: `${prefix}/${source.code}` })
}
