import type { IssueDefinition, Proposal, RepairContext, Span } from '@hreflint/core'

type ReferenceSource = Omit<IssueDefinition, 'kind' | 'specName' | 'since'>

/** Defines an issue of a reference. The examples are documents of tiny sites, with the span marked. */
export const defineIssue = issuesOf('reference')

/** The same of an entry of a redirect table. */
export const defineRedirectIssue = issuesOf('redirect')

/** The same of what the pages of a site say of each other. */
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

/** Proposes what was found to exist: the URLs in `params.candidates`, a line for each. */
export function writeCandidates({ input, issue }: RepairContext): readonly Proposal[] {
  const span: Span = { start: 0, end: input.length }
  const { candidates = '' } = issue.params
  return candidates
    .split('\n')
    .filter(candidate => candidate !== '')
    .map(text => ({ title: `Write ${text}`, edits: [narrowed(input, text, span)] }))
}

/** The edit without what stays the same at both ends, so that nothing else is written anew. */
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
  // Not through a percent-encoded byte or a surrogate pair.
  while (start > 0 && /[%\uD800-\uDBFF]|%[\dA-Fa-f]$/.test(input.slice(start - 2, start)))
    start -= 1
  while (tail > 0 && /^[\dA-Fa-f\uDC00-\uDFFF]/.test(input.slice(input.length - tail))) tail -= 1
  return {
    span: { start: span.start + start, end: input.length - tail },
    text: text.slice(start, text.length - tail),
  }
}
