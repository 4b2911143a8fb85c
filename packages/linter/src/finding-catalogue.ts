import { catalogue, deferredMap, type IssueDefinition } from '@hreflint/core'
import { divergenceIssues } from './issues/divergence/index.ts'
import { placeIssues } from './issues/index.ts'

const ofLinter: ReadonlyMap<string, IssueDefinition> = new Map(
  [...placeIssues, ...divergenceIssues].map(definition => [definition.code, definition] as const),
)

/** Every mistake that a finding can be about, by its code: those of URLs, of places and divergences. */
export const findingCatalogue: ReadonlyMap<string, IssueDefinition> = deferredMap(
  code => ofLinter.get(code) ?? catalogue.get(code),
  () => new Map([...catalogue, ...ofLinter]),
)
