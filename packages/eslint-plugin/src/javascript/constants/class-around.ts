import type { AstNode } from '../syntax/ast-node.ts'

/** The body of the class around each node that was passed. Null for none. */
const classByNode = new WeakMap<AstNode, AstNode | null>()

/** Returns the body of the innermost class around a node. It takes each step only once. */
export function classAround(node: AstNode): AstNode | null {
  const passed: AstNode[] = []
  let around: AstNode | null | undefined
  for (let at: AstNode | undefined = node; at && around === undefined; at = at.parent) {
    around = classByNode.get(at)
    if (around !== undefined) break
    passed.push(at)
    if (at.parent?.type === 'ClassBody') around = at.parent
  }
  for (const inner of passed) classByNode.set(inner, around ?? null)
  return around ?? null
}
