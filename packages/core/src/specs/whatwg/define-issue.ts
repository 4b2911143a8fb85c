import { issuesOf } from '../../contract/issue-definition.ts'

/** Defines a mistake of this room. */
export const defineIssue = issuesOf('whatwg')
