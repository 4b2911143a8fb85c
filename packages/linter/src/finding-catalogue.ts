import { catalogue, deferredMap, type IssueDefinition } from '@hreflint/core'
import { placeIssues } from './issues/index.ts'

const ofPlaces: ReadonlyMap<string, IssueDefinition> = new Map(
  placeIssues.map(definition => [definition.code, definition] as const),
)

/** Every mistake that a finding can be about, by its code: those of URLs and those of places. */
export const findingCatalogue: ReadonlyMap<string, IssueDefinition> = deferredMap(
  code => ofPlaces.get(code) ?? catalogue.get(code),
  () => new Map([...catalogue, ...ofPlaces]),
)
