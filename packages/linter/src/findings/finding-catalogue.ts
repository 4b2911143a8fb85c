import type { IssueDefinition } from '@hreflint/core'
import { catalogue } from '@hreflint/core/specs'
import { patternFindings } from '@hreflint/patterns/issues'
import { referenceIssues } from '@hreflint/references/issues'
import { divergenceIssues } from '../issues/divergence/index.ts'
import { placeIssues } from '../issues/index.ts'
import { policyIssues } from '../issues/policy/index.ts'

/**
 * The definitions of all findings, by code: issues of URLs, of places, of policies, of
 * references and of patterns, and divergences.
 */
export const findingCatalogue: ReadonlyMap<string, IssueDefinition> = new Map([
  ...catalogue,
  ...[
    ...placeIssues,
    ...policyIssues,
    ...divergenceIssues,
    ...referenceIssues,
    ...patternFindings,
  ].map(definition => [definition.code, definition] as const),
])
