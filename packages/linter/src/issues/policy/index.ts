import type { IssueDefinition } from '@hreflint/core'
import { forbiddenUrl } from './forbidden-url.ts'

/** Every issue of what a team allows. */
export const policyIssues: readonly IssueDefinition[] = [forbiddenUrl]
