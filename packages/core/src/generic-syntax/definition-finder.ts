import type { IssueDefinition } from '../contract/issue-definition.ts'

/** Finds the definitions of a specification by the names of the issues. */
export function definitionFinder(
  issues: readonly IssueDefinition[],
): (mistake: string) => IssueDefinition {
  const byMistake = new Map(
    issues.map(definition => [definition.code.slice(definition.code.indexOf('/') + 1), definition]),
  )
  return mistake => {
    const definition = byMistake.get(mistake)
    if (definition === undefined) throw new Error(`No definition of the mistake ${mistake}`)
    return definition
  }
}
