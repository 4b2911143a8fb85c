import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { saysOnly } from './harmless.ts'

/** Returns whether a branch leaves the function or the loop. */
export function exits(branch: AstNode): boolean {
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(statementsOf(branch).at(-1)?.type ?? '')
}

/** Returns whether a branch only reports that a value is wrong. */
export function isComplaint(branch: AstNode): boolean {
  return statementsOf(branch).every(({ type, expression, argument }) => {
    if (type === 'ThrowStatement') return true
    if (type === 'ReturnStatement') return !argument || saysOnly(argument)
    return type === 'ExpressionStatement' && expression !== undefined && saysOnly(expression)
  })
}

/** Returns the statements of a block, or the statement itself. */
export function statementsOf(branch: AstNode): readonly AstNode[] {
  return branch.type === 'BlockStatement' ? (branch.body as readonly AstNode[]) : [branch]
}
