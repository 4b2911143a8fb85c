import type { Fix, Proposal, RepairContext } from './fix.ts'
import { joinProposals, type ProvedFix, proveFix } from './prove-fix.ts'
import type { ProofContext } from './repair-context.ts'
import { areSameEdits } from './same-edits.ts'

/**
 * What to type instead, proved: first what keeps the URL, then suggestions. Within each kind the
 * better first: where no URL results so far, the one whose result has fewer issues.
 *
 * @param proposalsFor the repairs of the definition of a context's issue.
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
      ? suggestions.toSorted((a, b) => a.issuesLeft - b.issuesLeft)
      : suggestions),
  ].map(({ title, safety, edits }) => ({ title, safety, edits }))
}

function distinct(fixes: readonly ProvedFix[]): readonly ProvedFix[] {
  return fixes.filter(
    (fix, index) => fixes.findIndex(other => areSameEdits(other.edits, fix.edits)) === index,
  )
}
