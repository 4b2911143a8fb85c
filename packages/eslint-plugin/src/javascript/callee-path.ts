import type { AstNode } from './ast-node.ts'

/** A chain of names: `window.location.href`. */
export interface CalleePath {
  /** The first name; of a chain that begins with anything else, that expression. */
  readonly root: AstNode
  /** The names, the root's only if it is an identifier. */
  readonly names: readonly string[]
}

/** The names that lead to a member of anything; null where they are computed. */
export function calleePath(node: AstNode): CalleePath | null {
  const names: string[] = []
  let at: AstNode = node
  for (;;) {
    if (at.type === 'ChainExpression' || at.type === 'TSNonNullExpression') {
      if (at.expression === undefined) return null
      at = at.expression
    } else if (at.type === 'MemberExpression' && at.object !== undefined) {
      const name = memberName(at)
      if (name === null) return null
      names.unshift(name)
      at = at.object
    } else {
      if (at.type === 'Identifier' && typeof at.name === 'string') names.unshift(at.name)
      return { root: at, names }
    }
  }
}

/** `x.name` and `x["name"]`. */
export function memberName({ property, computed }: AstNode): string | null {
  if (property === undefined) return null
  if (computed === true) return typeof property.value === 'string' ? property.value : null
  return typeof property.name === 'string' ? property.name : null
}
