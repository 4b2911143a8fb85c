import { applyEdits, areSameEdits, composeEdits } from './edits.ts'
import type { Fix } from './fix.ts'
import type { ProofContext } from './proof-context.ts'
import { type ProvedFix, proveFix } from './prove-fix.ts'
import type { Proposal, RepairContext } from './repair.ts'

/**
 * Returns proved fixes: first those that keep the URL, then suggestions, each kind with the best first. If the URL
 * cannot be parsed, likely suggestions come first, and then those whose results have fewer issues.
 *
 * @param proposalsFor Returns the proposals for the issue of a context.
 */
export function provedFixes(
  context: ProofContext,
  proposalsFor: (context: RepairContext) => readonly Proposal[],
): readonly Fix[] {
  const proposals = proposalsFor(context)
  const prove = (proposal: Proposal) => proveFix(proposal, context) ?? []
  let proved = distinct(proposals.flatMap(prove))
  if (proved.length === 0) {
    proved = distinct(
      proposals
        .flatMap(proposal => joinProposals(proposal, context, proposalsFor) ?? [])
        .flatMap(prove),
    )
  }
  const suggestions = proved.filter(fix => fix.safety === 'changes-url')
  return [
    ...proved.filter(fix => fix.safety === 'keeps-url'),
    ...(context.result.url === null
      ? suggestions.toSorted(
          (a, b) =>
            Number(b.isLikely ?? false) - Number(a.isLikely ?? false) ||
            a.issuesLeft - b.issuesLeft,
        )
      : suggestions),
  ].map(({ title, safety, edits }) => ({ title, safety, edits }))
}

/**
 * Joins a proposal whose result has another parse exception with a proposal for that one. Null if there is no such
 * exception or no proposal for it, if the host is lost on the way, or if the URL has a user name or password, which the
 * second title might repeat.
 */
function joinProposals(
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

function distinct(fixes: readonly ProvedFix[]): readonly ProvedFix[] {
  return fixes.filter(
    (fix, index) => fixes.findIndex(other => areSameEdits(other.edits, fix.edits)) === index,
  )
}
