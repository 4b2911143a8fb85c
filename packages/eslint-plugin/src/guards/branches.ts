import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** Returns the expressions that can give the value, without literals. */
export function branchesOf(value: AstNode): readonly AstNode[] {
  if (value.type === 'Literal') return []
  if (value.type !== 'ConditionalExpression') return [value]
  return [value.consequent, value.alternate].flatMap(branch => (branch ? branchesOf(branch) : []))
}
