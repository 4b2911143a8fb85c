import type { AstNode } from '../../javascript/syntax/ast-node.ts'

/** The most cases of a `switch` that run the same statements. */
const maxCases = 64

/** Returns the test that a value is one of several. Null if they are too many, or none. */
export function isAnyOf(value: AstNode, others: readonly AstNode[]): AstNode | null {
  if (others.length === 0 || others.length > maxCases) return null
  const { range } = value
  return others
    .map(
      (right): AstNode => ({
        type: 'BinaryExpression',
        operator: '===',
        left: value,
        right,
        range,
      }),
    )
    .reduce((left, right) => ({ type: 'LogicalExpression', operator: '||', left, right, range }))
}

/** The test that a value passes on its way to a case, and whether it holds. */
export interface CaseTest {
  readonly test: AstNode
  readonly holds: boolean
}

/** Returns the test before the statements of a case. Null if it has none that can be written. */
export function testOfCase(one: AstNode): CaseTest | null {
  const { discriminant, cases = [] } = one.parent ?? {}
  if (discriminant === undefined) return null
  const index = cases.indexOf(one)
  let first = index
  while (first > 0 && !leaves(cases[first - 1])) first -= 1
  const reaching = cases.slice(first, index + 1)
  const labels = (list: readonly AstNode[]) => list.flatMap(({ test }) => test ?? [])
  const isDefault = reaching.some(({ test }) => !test)
  const others = cases.filter(each => !reaching.includes(each))
  const test = isAnyOf(discriminant, labels(isDefault ? others : reaching))
  return test === null ? null : { test, holds: !isDefault }
}

/** Returns whether the next case is not reached from a case. */
function leaves(one: AstNode | undefined): boolean {
  const statements = (one?.consequent ?? []) as unknown as readonly AstNode[]
  const last = statements.at(-1)
  const end = last?.type === 'BlockStatement' ? (last.body as readonly AstNode[]).at(-1) : last
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(end?.type ?? '')
}
