import type { IssueDefinition } from '@hreflint/core'

/** The mistakes of this folder are about where a URL stands, not about the URL. */
const prefix = 'document'

/**
 * Defines a mistake of a place. The examples are HTML documents with the span marked, instead of
 * URLs.
 */
export function defineIssue<const Message extends string>(
  source: IssueDefinition<Message>,
): IssueDefinition<Message> {
  return Object.freeze({ ...source, code: `${prefix}/${source.code}` })
}
