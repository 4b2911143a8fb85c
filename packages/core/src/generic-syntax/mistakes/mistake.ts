import type { IssueDefinition } from '../../contract/issue-definition.ts'

/**
 * What the specifications that build on RFC 3986 have in common about an issue. Each adds the
 * clause, and what else differs.
 */
export type Mistake = Omit<IssueDefinition, 'clause'>
