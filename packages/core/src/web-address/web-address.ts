import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { Reference } from '../generic-syntax/matching/match-reference.ts'

/**
 * What the drafts on the way to HTML5 leave to their rooms. They share "resolve", and the meaning
 * of a valid URL; each has its own way to let more strings match URI-reference than RFC 3986 does.
 */
export interface WebAddressRoom {
  /**
   * Strips space characters and divides `input` at offsets of `input`. The offences are those that
   * make parsing fail.
   */
  match(input: string): Reference
  /** The definition of a mistake by its name without the room's prefix. */
  definitionOf(mistake: string): IssueDefinition
}
