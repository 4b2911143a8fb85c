import { type Example, type IssueDefinition, issuesOf } from '../contract/issue-definition.ts'
import { type ConnectionMistake, connectionMistakes } from './mistakes.ts'
import type { ConnectionSpecId } from './schemes.ts'

/** The issues that a specification defines, each with its examples. */
export type Catalogue = Readonly<Partial<Record<ConnectionMistake, readonly Example[]>>>

const names = Object.keys(connectionMistakes) as readonly ConnectionMistake[]

/**
 * Returns the definitions of the issues in the catalogue of a specification of connection strings.
 *
 * @param right A string without issues.
 */
export function connectionIssues(
  id: ConnectionSpecId,
  clause: string,
  right: string,
  catalogue: Catalogue,
): readonly IssueDefinition[] {
  const define = issuesOf(id)
  return names.flatMap(code => {
    const examples = catalogue[code]
    if (examples === undefined) return []
    const mistake: Omit<IssueDefinition, 'code' | 'specName' | 'clause' | 'since' | 'examples'> =
      connectionMistakes[code]
    const rest = { code, specName: null, clause, since: '0.1.0', examples }
    const hasFix = examples.some(({ fixed }) => fixed !== undefined)
    return define({ ...mistake, ...rest, ...(hasFix ? {} : { right: { url: right } }) })
  })
}
