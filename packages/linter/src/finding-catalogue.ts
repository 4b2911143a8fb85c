import { catalogue, type IssueDefinition } from '@hreflint/core'
import { placeIssues } from './issues/index.ts'

/** Every mistake that a finding can be about, by its code: those of URLs and those of places. */
export const findingCatalogue: ReadonlyMap<string, IssueDefinition> = new Map([
  ...catalogue,
  ...placeIssues.map(definition => [definition.code, definition] as const),
])
