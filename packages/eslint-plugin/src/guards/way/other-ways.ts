import type { Step } from '@hreflint/guards'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { Dependents } from '../dependence/dependents.ts'
import { exits, isComplaint, statementsOf } from './exits.ts'
import { testSteps } from './test-steps.ts'

/**
 * Yields the tests on each way to a use of the value in a branch that the guarded use is not in.
 * If such a use is reached by any URL, the tests distinguish kinds of URLs and guard nothing.
 *
 * @param before The tests of the branch itself.
 * @param replaces Returns whether a node is the value, which an assignment replaces.
 */
export function* otherWays(
  branch: AstNode,
  before: readonly Step[],
  dependents: Dependents,
  replaces: (node: AstNode) => boolean,
): Generator<readonly Step[]> {
  if (!dependents.areIn(branch) || isComplaint(branch)) return
  const { test, consequent, alternate } = branch
  switch (branch.type) {
    case 'BlockStatement': {
      let steps = before
      for (const statement of statementsOf(branch)) {
        if (assigns(statement, replaces)) return
        yield* otherWays(statement, steps, dependents, replaces)
        const leaves = statement.type === 'IfStatement' && !statement.alternate
        if (leaves && statement.consequent && exits(statement.consequent) && statement.test)
          steps = [...steps, ...testSteps(statement.test, false, dependents)]
      }
      return
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      for (const [way, holds] of [[consequent, true] as const, [alternate, false] as const]) {
        if (!way || test === undefined) continue
        const steps = [...before, ...testSteps(test, holds, dependents)]
        yield* otherWays(way, steps, dependents, replaces)
      }
      return
    case 'ExpressionStatement':
    case 'ReturnStatement': {
      if (assigns(branch, replaces)) return
      const inner = branch.expression ?? branch.argument
      if (inner) yield* otherWays(inner, before, dependents, replaces)
      return
    }
    default:
      yield before
  }
}

/** Returns whether a statement gives the value another one: `to = "/"`. */
function assigns({ type, expression }: AstNode, replaces: (node: AstNode) => boolean): boolean {
  if (type !== 'ExpressionStatement' || expression?.type !== 'AssignmentExpression') return false
  return expression.left !== undefined && replaces(expression.left)
}
