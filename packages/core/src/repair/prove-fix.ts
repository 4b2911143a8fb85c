import { isSameUrl } from '../comparison/same-url.ts'
import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import { applyEdits } from './edits.ts'
import type { Fix } from './fix.ts'
import { addsNone } from './is-cleaner.ts'
import type { ProofContext } from './proof-context.ts'
import type { Proposal, RepairContext } from './repair.ts'
import { titleWithOrigin } from './where-it-leads.ts'

/** A fix with what its result shows about it. */
export interface ProvedFix extends Fix {
  readonly isLikely?: true | undefined
  /** The number of issues in its result. */
  readonly issuesLeft: number
}

/** Proves a proposal. A title says where the URL leads if that is another scheme, host or port. */
export function proveFix(proposal: Proposal, context: ProofContext): ProvedFix | null {
  const fix = proveEdits(proposal, context)
  if (fix === null || fix.safety === 'keeps-url') return fix
  const { input, result } = context
  const output = applyEdits(input, fix.edits)
  const after = context.parse(output)
  const isMoved = context.movesElsewhere(output)
  const title = titleWithOrigin(fix.title, fix.edits, input, result, after, isMoved)
  return title === null ? null : { ...fix, title, isLikely: proposal.isLikely }
}

/**
 * Proves the effect of a proposal by parsing its result with each base that the URL may have. Returns null if the
 * proposal is useless: its result cannot be parsed, or it changes nothing, leaves its issue, or keeps the URL but adds
 * another issue. If the URL itself cannot be parsed, a conformance error can still be repaired, so that a person can
 * fix one issue after the other.
 */
function proveEdits(
  { title, edits, isChoice, isUnknownToParser }: Proposal,
  context: ProofContext,
): ProvedFix | null {
  const output = applyEdits(context.input, edits)
  if (output === context.input) return null
  const { issue, result } = context
  const after = context.parse(output)
  const issuesLeft = after.issues.length
  if (after.url !== null && !isSameUrl(result.url, after.url)) {
    const isGone = removesIssue(context, after)
    return isGone ? { title, safety: 'changes-url', edits, issuesLeft } : null
  }
  const { length } = result.issues
  if (isUnknownToParser === true ? issuesLeft > length : issuesLeft >= length) return null
  if (!removesIssue(context, after)) return null
  if (!addsNone(result, after)) return null
  if (after.url !== null) {
    const isSafe = isChoice !== true && context.keepsElsewhere(output)
    return { title, safety: isSafe ? 'keeps-url' : 'changes-url', edits, issuesLeft }
  }
  return result.url === null && issue.kind === 'conformance-error'
    ? { title, safety: 'changes-url', edits, issuesLeft }
    : null
}

/** Whether the issue is gone. Any edit removes one that the parser does not know (a folded one, or one of a place). */
function removesIssue({ issue, result }: RepairContext, after: ParseResult): boolean {
  const count = (issues: readonly Issue[]) =>
    issues.filter(({ code }) => code === issue.code).length
  const before = count(result.issues)
  return before === 0 || count(after.issues) < before
}
