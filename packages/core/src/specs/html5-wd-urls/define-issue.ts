import { issuesOf } from '../../contract/issue-definition.ts'

/** Defines an issue of this specification. */
export const defineIssue = issuesOf('html5-wd-urls')
