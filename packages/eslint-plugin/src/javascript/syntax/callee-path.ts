import type { AstNode } from './ast-node.ts'

/** A chain of names: `window.location.href`. */
export interface CalleePath {
  /** The first name, or the expression that the chain starts with. */
  readonly root: AstNode
  /** The names. The root's name is included only if the root is an identifier. */
  readonly names: readonly string[]
  /** The expression that the last name is a member of. Null for a single identifier. */
  readonly owner: AstNode | null
}

/**
 * Returns the chain of names of a member or identifier. A computed member starts a new chain:
 * `document.links[i].href` is `href` of any expression.
 */
export function calleePath(node: AstNode): CalleePath | null {
  const names: string[] = []
  let owner: AstNode | null = null
  let at: AstNode = node
  for (;;) {
    if (at.type === 'ChainExpression' || at.type === 'TSNonNullExpression') {
      if (at.expression === undefined) return null
      at = at.expression
    } else if (at.type === 'MemberExpression' && at.object !== undefined) {
      const name = memberName(at)
      if (name === null) return { root: at, names, owner }
      names.unshift(name)
      owner ??= at.object
      at = at.object
    } else {
      if (at.type === 'Identifier' && typeof at.name === 'string') names.unshift(at.name)
      return { root: at, names, owner }
    }
  }
}

/** Returns the name in `x.name` or `x["name"]`. */
export function memberName({ property, computed }: AstNode): string | null {
  if (property === undefined) return null
  if (computed === true) return typeof property.value === 'string' ? property.value : null
  return typeof property.name === 'string' ? property.name : null
}

/** Returns the name of a key, quoted or not. */
export function nameOfKey(key: AstNode | undefined): string | null {
  const name = key?.name ?? key?.value
  return typeof name === 'string' ? name : null
}
