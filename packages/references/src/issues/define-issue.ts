import type { IssueDefinition, Proposal, RepairContext, Span } from '@hreflint/core'

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
  const span: Span = { start: 0, end: input.length }
  const { candidates = '' } = issue.params
  return candidates
    .split('\n')
    .filter(candidate => candidate !== '')
    .map(text => ({ title: `Change to ${text}`, edits: [narrowed(input, text, span)] }))
}

/**
 * Returns the smallest edit that turns `input` into `text`: it leaves out what both have in common
 * at the start and at the end.
 */
function narrowed(input: string, text: string, span: Span): Proposal['edits'][number] {
  let start = 0
  while (start < Math.min(input.length, text.length) && input[start] === text[start]) start += 1
  let tail = 0
  while (
    tail < Math.min(input.length, text.length) - start &&
    input[input.length - 1 - tail] === text[text.length - 1 - tail]
  ) {
    tail += 1
  }
  // Do not split a percent-encoded byte or a surrogate pair.
  while (start > 0 && /[%\uD800-\uDBFF]|%[\dA-Fa-f]$/.test(input.slice(start - 2, start)))
    start -= 1
  while (tail > 0 && /^[\dA-Fa-f\uDC00-\uDFFF]/.test(input.slice(input.length - tail))) tail -= 1
  return {
    span: { start: span.start + start, end: input.length - tail },
    text: text.slice(start, text.length - tail),
  }
}
