import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'

/** The name of a function, in its declaration or of what it is given to; empty if it has none. */
export const functionName = (node: AstNode): string => nameOfKey(nameNode(node)) ?? ''

/** The name of a function, as a node. */
export function nameNode({ id, parent }: AstNode): AstNode | undefined {
  if (id) return id
  if (parent?.type === 'VariableDeclarator') return parent.id
  const isMember = /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(parent?.type ?? '')
  return isMember ? parent?.key : undefined
}
