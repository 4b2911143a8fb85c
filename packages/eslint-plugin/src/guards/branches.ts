import type { AstNode } from '../javascript/syntax/ast-node.ts'

/** The expressions of which one gives the value, without texts that are written out. */
export function branchesOf(value: AstNode): readonly AstNode[] {
  if (value.type === 'Literal') return []
  if (value.type !== 'ConditionalExpression') return [value]
  return [value.consequent, value.alternate].flatMap(branch => (branch ? branchesOf(branch) : []))
}
