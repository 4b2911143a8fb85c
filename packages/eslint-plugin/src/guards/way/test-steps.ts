import type { Step } from '@hreflint/guards'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { unwrapped } from '../../javascript/syntax/unwrapped.ts'
import type { Dependents } from '../dependence/dependents.ts'

/**
 * Returns the parts of a test that all hold, or all fail, and that depend on the value. The others
 * may hold or not.
 */
export function testSteps(
  written: AstNode,
  holds: boolean,
  dependents: Dependents,
): readonly Step[] {
  const steps: Step[] = []
  const left = [{ node: written, holds }]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const node = unwrapped(at.node) ?? at.node
    if (!dependents.areIn(node)) continue
    const { type, operator, argument } = node
    if (type === 'UnaryExpression' && operator === '!' && argument) {
      left.push({ node: argument, holds: !at.holds })
    } else if (
      type === 'LogicalExpression' &&
      (operator === '&&' ? at.holds : operator === '||' && !at.holds)
    ) {
      if (node.right) left.push({ node: node.right, holds: at.holds })
      if (node.left) left.push({ node: node.left, holds: at.holds })
    } else steps.push({ kind: 'test', node, holds: at.holds })
  }
  return steps
}
