import type { Issue } from '../contract/issue.ts'

/** An issue while the parser runs: its span may still grow, since neighbors of one kind are one issue. */
export interface GrowingIssue extends Issue {
  readonly span: { start: number; end: number }
}

/** Whether what begins at `start` continues an issue: the same is wrong with the next characters. */
export function continues(
  issue: GrowingIssue,
  code: string,
  start: number,
  params: Issue['params'],
): boolean {
  return (
    issue.code === code &&
    issue.span.end === start &&
    start > issue.span.start &&
    hasSameParams(issue.params, params)
  )
}

function hasSameParams(a: Issue['params'], b: Issue['params']): boolean {
  return a === b || Object.keys(a).every(key => a[key] === b[key])
}
