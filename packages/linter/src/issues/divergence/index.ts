import type { IssueDefinition } from '@hreflint/core'
import { hostDivergence } from './host.ts'
import { urlDivergence } from './url.ts'

/** What is reported where programs read a URL differently, the dangerous one first. */
export const divergenceIssues: readonly IssueDefinition[] = [hostDivergence, urlDivergence]
