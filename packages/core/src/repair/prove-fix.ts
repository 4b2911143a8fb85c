import { addsNone } from './adds-none.ts'
import { composeEdits } from './compose-edits.ts'
import { applyEdits, type Fix, type Proposal, type RepairContext } from './fix.ts'
import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { ProofContext } from './repair-context.ts'
import { isSameUrl } from '../comparison/same-url.ts'

/** A proposal and what its result says about it. */
export interface ProvedFix extends Fix {
  /** How many issues its result has. */
  readonly issuesLeft: number
}

/**
 * Proves what a proposal does, by parsing its result with each base that the URL may have. Null where
 * it is not worth having: it leads to a parse exception, changes nothing, leaves its issue, or keeps
 * the URL and adds another issue. In a URL that has a parse exception besides, a conformance error may
 * still be repaired, so that a person can mend one after the other.
 */
export function proveFix({ title, edits }: Proposal, context: ProofContext): ProvedFix | null {
  const output = applyEdits(context.input, edits)
  if (output === context.input) return null
  const { issue, result } = context
  const after = context.parse(output)
  const issuesLeft = after.issues.length
  if (after.url !== null && !isSameUrl(result.url, after.url)) {
    const isGone = removesIssue(context, after)
    return isGone ? { title, safety: 'changes-url', edits, issuesLeft } : null
  }
  if (issuesLeft >= result.issues.length || !removesIssue(context, after)) return null
  if (!addsNone(result, after)) return null
  if (after.url !== null) {
    const safety = context.keepsElsewhere(output) ? 'keeps-url' : 'changes-url'
    return { title, safety, edits, issuesLeft }
  }
  return result.url === null && issue.kind === 'conformance-error'
    ? { title, safety: 'changes-url', edits, issuesLeft }
    : null
}

/**
 * Joins a proposal that leads from one parse exception to another with one for the latter. Null
 * where that is not so; where the host is lost on the way; and where there is a user name or
 * password, which the second title might repeat.
 */
export function joinProposals(
  { title, edits }: Proposal,
  context: RepairContext,
  proposalsFor: (context: RepairContext) => readonly Proposal[],
): Proposal | null {
  if (context.result.url !== null || context.result.components.username !== null) return null
  const input = applyEdits(context.input, edits)
  const result = context.parse(input)
  const issue = result.issues.find(({ kind }) => kind === 'parse-exception')
  if (input === context.input || result.url !== null || issue === undefined) return null
  if (result.components.host === null) return null
  for (const next of proposalsFor({ ...context, input, result, issue })) {
    if (context.parse(applyEdits(input, next.edits)).url === null) continue
    const second = next.title.charAt(0).toLowerCase() + next.title.slice(1)
    return { title: `${title}, then ${second}`, edits: composeEdits(edits, input, next.edits) }
  }
  return null
}

/** Whether `after` is the same URL as `before` with fewer issues and none that is new. */
export function isCleaner(before: ParseResult, after: ParseResult): boolean {
  return (
    after.issues.length < before.issues.length &&
    isSameUrl(before.url, after.url) &&
    addsNone(before, after)
  )
}

/** An issue that the parser does not know (a folded one, or one of a place) goes with any edit. */
function removesIssue({ issue, result }: RepairContext, after: ParseResult): boolean {
  const count = (issues: readonly Issue[]) =>
    issues.filter(({ code }) => code === issue.code).length
  const before = count(result.issues)
  return before === 0 || count(after.issues) < before
}
