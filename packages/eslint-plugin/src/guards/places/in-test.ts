import type { AstNode } from '../../javascript/syntax/ast-node.ts'

/** Returns whether a node is a part of a condition. */
export function isInTest(node: AstNode): boolean {
  for (let at = node; at.parent && !/Statement$|Function/.test(at.type); at = at.parent) {
    const { parent } = at
    if (parent.test === at || parent.discriminant === at) return true
    if (parent.type === 'LogicalExpression' && parent.left === at) return true
  }
  return false
}
