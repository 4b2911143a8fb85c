import type { IssueDefinition } from '../../contract/issue-definition.ts'

/**
 * What the rooms that build on RFC 3986 have in common about a mistake. Each room adds the kind, the
 * clause and the examples.
 */
export type Mistake = Pick<IssueDefinition, 'code' | 'since' | 'message' | 'why' | 'repair'>
