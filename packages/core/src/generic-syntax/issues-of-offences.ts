import type { Issue, IssueDefinition } from '../issue.ts'
import { mistakeOf } from './mistake-of.ts'
import type { Offence } from './offence.ts'

/** Makes issues of the offences of a room; neighbours of one mistake become one issue. */
export function issuesOfOffences(
  offences: readonly Offence[],
  input: string,
  definitionOf: (mistake: string) => IssueDefinition,
): Issue[] {
  const issues: Issue[] = []
  for (const offence of offences) {
    const { code, kind, specName } = definitionOf(mistakeOf(offence, input))
    const { component, span } = offence
    const previous = issues.at(-1)
    if (
      offence.kind === 'character' &&
      previous?.code === code &&
      previous.span.end === span.start &&
      previous.params.component === component
    ) {
      issues[issues.length - 1] = {
        ...previous,
        span: { start: previous.span.start, end: span.end },
      }
    } else issues.push({ code, kind, specName, span, params: { component } })
  }
  return issues
}
