import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import type { ParseResult } from '../../contract/parse-result.ts'
import type { TextEdit } from '../../repair/edits.ts'
import { areSameEdits } from '../../repair/edits.ts'
import type { Proposal, RepairContext } from '../../repair/repair.ts'
import type { FoldedIssue, Places } from './folded-issue.ts'
import { isGathered } from './gather.ts'
import { groupBy } from './group-by.ts'
import { unescapedData } from './unescaped-data.ts'

/** A place of a folded issue, and what its repair proposes. */
interface PlaceProposals {
  readonly component: string | undefined
  readonly proposals: readonly Proposal[]
}

/**
 * Returns proposals for all places of a folded issue: the best proposals of all places together; if
 * the places are in several components, also those of each component, since a fix may keep the URL in
 * only one of them; then the second-best proposals.
 */
export function foldedProposals(
  context: RepairContext,
  issue: FoldedIssue,
  places: Places,
  define: (issue: Issue) => IssueDefinition,
): readonly Proposal[] {
  const { input, result } = context
  const parse = (other: string) => context.parse(other)
  const all = issuesAt(places, issue, result).map(member => ({
    component: member.params.component,
    proposals: define(member).repair?.({ input, issue: member, result, parse }) ?? [],
  }))
  const byComponent = [...groupBy(all, ({ component }) => component).values()]
  const isData = issue.code === unescapedData.code
  const groups = byComponent.length > 1 && !isGathered(issue) ? [all, ...byComponent] : [all]
  const best = groups.flatMap(group =>
    (together(group, 0, isData) ?? []).map(proposal =>
      group === all ? proposal : { ...proposal, title: `${proposal.title}${componentOf(group)}` },
    ),
  )
  const isSecondForAll = !isData && all.every(({ proposals }) => proposals.length > 1)
  return isSecondForAll ? [...best, ...(together(all, 1, isData) ?? [])] : best
}

function componentOf([first]: readonly PlaceProposals[]): string {
  return first?.component === undefined ? '' : ` in the ${first.component}`
}

/** Returns the issues that were folded, as the parser found them. */
function issuesAt(places: Places, issue: FoldedIssue, { issues }: ParseResult): readonly Issue[] {
  const isOfAnyCode = isGathered(issue) || issue.isMixed === true
  const byStart = new Map<number, Issue>()
  for (const found of issues) {
    if (found.code === issue.code || (isOfAnyCode && found.kind === 'conformance-error')) {
      byStart.set(found.span.start, found)
    }
  }
  return Array.from(places, span => {
    const found = byStart.get(span.start)
    return found === undefined ? { ...issue, span } : { ...found, span }
  })
}

function together(
  places: readonly PlaceProposals[],
  rank: number,
  isData: boolean,
): readonly Proposal[] | null {
  const chosen = distinct(places.flatMap(({ proposals }) => proposals[rank] ?? []))
  const [first] = chosen
  if (first === undefined) return null
  const edits = withoutOverlaps(chosen.flatMap(({ edits }) => edits))
  const isOneTitle = chosen.every(({ title }) => title === first.title)
  if (isData) return [{ title: titleForData(edits), edits }]
  if (chosen.length === 1) return [first]
  const title = isOneTitle ? `${first.title} in all ${edits.length} places` : null
  return [{ title: title ?? `Fix all ${edits.length} places`, edits }]
}

function titleForData(edits: readonly TextEdit[]): string {
  const isRemoval = ({ text }: TextEdit) => text === ''
  if (edits.every(isRemoval)) return 'Put the data on one line'
  return edits.some(isRemoval)
    ? 'Percent-encode the data and put it on one line'
    : 'Percent-encode the data'
}

/** Removes repeated proposals: the same repair of a host can be proposed for each of its characters. */
function distinct(proposals: readonly Proposal[]): readonly Proposal[] {
  let last: Proposal | null = null
  return proposals.filter(proposal => {
    const isNew = last === null || !areSameEdits(last.edits, proposal.edits)
    last = proposal
    return isNew
  })
}

function withoutOverlaps(edits: readonly TextEdit[]): readonly TextEdit[] {
  let end = -1
  return edits
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    .filter(({ span }) => {
      const isApart = span.start >= end
      if (isApart) end = span.end
      return isApart
    })
}
