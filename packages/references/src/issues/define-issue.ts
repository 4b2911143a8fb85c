import type { IssueDefinition, Proposal, RepairContext } from '@hreflint/core'
import { smallestEdit } from '@hreflint/core/internal'

type ReferenceSource = Omit<IssueDefinition, 'kind' | 'specName' | 'since'>

/**
 * Defines an issue of a reference. The examples are documents of tiny sites, with the span marked.
 */
export const defineIssue = issuesOf('reference')

/** Defines an issue of an entry in a redirect table. */
export const defineRedirectIssue = issuesOf('redirect')

/** Defines an issue of how the pages of a site refer to each other. */
export const defineSiteIssue = issuesOf('site')

function issuesOf(group: string): (source: ReferenceSource) => IssueDefinition {
  return source =>
    Object.freeze({
      ...source,
      kind: 'broken-reference',
      specName: null,
      since: '0.1.0',
      code: `${group}/${source.code}`,
    })
}

/** Proposes URLs that exist: those in `params.candidates`, one per line. */
export function writeCandidates({ input, issue }: RepairContext): readonly Proposal[] {
  const { candidates = '' } = issue.params
  return candidates
    .split('\n')
    .filter(candidate => candidate !== '')
    .map(text => ({ title: `Change to ${text}`, edits: [smallestEdit(input, text)] }))
}
