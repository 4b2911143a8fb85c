import type { IssueDefinition } from '@hreflint/core'
import { catalogue } from '@hreflint/core/specs'
import { patternFindings } from '@hreflint/patterns/issues'
import { referenceIssues } from '@hreflint/references/issues'
import { divergenceIssues } from '../issues/divergence/index.ts'
import { placeIssues } from '../issues/index.ts'

/**
 * The definitions of all findings, by code: issues of URLs, of places, of references and of
 * patterns, and divergences.
 */
export const findingCatalogue: ReadonlyMap<string, IssueDefinition> = new Map([
  ...catalogue,
  ...[...placeIssues, ...divergenceIssues, ...referenceIssues, ...patternFindings].map(
    definition => [definition.code, definition] as const,
  ),
])
