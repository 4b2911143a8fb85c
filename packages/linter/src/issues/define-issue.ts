import type { IssueDefinition } from '@hreflint/core'

/**
 * What the issue is about, if not the URL by itself: its place, how programs read it differently, or
 * what a team allows.
 */
type Prefix = 'document' | 'divergence' | 'policy'

/**
 * Defines an issue of a place, a divergence or an issue of a policy. Its examples are HTML documents with the span
 * marked, not URLs.
 */
export function defineIssue(source: IssueDefinition, prefix: Prefix = 'document'): IssueDefinition {
  return Object.freeze({ ...source, code: `${prefix}/${source.code}` })
}
