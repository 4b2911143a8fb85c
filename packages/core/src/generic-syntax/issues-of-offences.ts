import type { Issue, IssueDefinition } from '../issue.ts'
import { IssueList } from './issue-list.ts'
import { mistakeOf } from './mistake-of.ts'
import type { Offence } from './offence.ts'

/** Makes issues of the offences of a room; neighbours of one mistake become one issue. */
export function issuesOfOffences(
  offences: readonly Offence[],
  input: string,
  definitionOf: (mistake: string) => IssueDefinition,
): readonly Issue[] {
  const issues = new IssueList()
  for (const offence of offences) {
    const { start, end } = offence.span
    issues.report(definitionOf(mistakeOf(offence, input)), start, end, {
      component: offence.component,
    })
  }
  return issues.inOrder()
}
