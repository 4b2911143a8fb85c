import type { IssueDefinition } from '@hreflint/core'

/**
 * What such a mistake is about, if not the URL by itself: where it stands, or how programs differ
 * over it.
 */
type Room = 'document' | 'divergence'

/**
 * Defines a mistake of a place. The examples are HTML documents with the span marked, instead of
 * URLs.
 */
export function defineIssue<const Message extends string>(
  source: IssueDefinition<Message>,
  room: Room = 'document',
): IssueDefinition<Message> {
  return Object.freeze({ ...source, code: `${room}/${source.code}` })
}
