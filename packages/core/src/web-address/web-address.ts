import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { Reference } from '../generic-syntax/matching/match-reference.ts'

/**
 * What differs between the drafts on the way to HTML5. They share "resolve", and the meaning
 * of a valid URL; each has its own way to let more strings match URI-reference than RFC 3986 does.
 */
export interface WebAddressRoom {
  /**
   * Strips space characters and divides `input` at offsets of `input`. The offences are those that
   * make parsing fail.
   */
  match(input: string): Reference
  /** The definition of an issue by its name. */
  definitionOf(mistake: string): IssueDefinition
}
