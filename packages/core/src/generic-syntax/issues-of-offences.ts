import type { Issue, IssueDefinition } from '../issue.ts'
import { componentParams } from './component-params.ts'
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
    const params = componentParams[offence.component]
    issues.report(definitionOf(mistakeOf(offence, input)), start, end, params)
  }
  return issues.inOrder()
}
