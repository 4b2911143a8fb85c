import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'

/**
 * Returns the name of a function: the one it is declared with, or that of the variable or member
 * that it is assigned to. Empty if it has none.
 */
export const functionName = (node: AstNode): string => nameOfKey(nameNode(node)) ?? ''

/** Returns the node that holds the name of a function. */
export function nameNode({ id, parent }: AstNode): AstNode | undefined {
  if (id) return id
  if (parent?.type === 'VariableDeclarator') return parent.id
  const isMember = /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(parent?.type ?? '')
  return isMember ? parent?.key : undefined
}
