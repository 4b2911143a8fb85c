import type { AstNode } from './ast-node.ts'

/** Returns the values that a function returns, without those of nested functions. */
export function valuesReturned({ body }: AstNode): readonly AstNode[] {
  if (body === undefined || Array.isArray(body)) return []
  const node = body as AstNode
  return node.type === 'BlockStatement' ? valuesIn(node) : [node]
}

function valuesIn(node: AstNode): readonly AstNode[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  const { body, consequent, alternate, block, handler, cases } = node
  const parts = [body, consequent, alternate, block, handler, cases].flat()
  return parts.flatMap(part => (part ? valuesIn(part as AstNode) : []))
}
