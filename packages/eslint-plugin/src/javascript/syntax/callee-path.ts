import type { AstNode } from './ast-node.ts'

/** A chain of names: `window.location.href`. */
export interface CalleePath {
  /** The first name; of a chain that begins with anything else, that expression. */
  readonly root: AstNode
  /** The names, the root's only if it is an identifier. */
  readonly names: readonly string[]
  /** What the last name is a member of; null of a mere identifier. */
  readonly owner: AstNode | null
}

/**
 * The names that lead to a member of anything. A chain begins anew after what is computed:
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

/** `x.name` and `x["name"]`. */
export function memberName({ property, computed }: AstNode): string | null {
  if (property === undefined) return null
  if (computed === true) return typeof property.value === 'string' ? property.value : null
  return typeof property.name === 'string' ? property.name : null
}

/** The name that is written for a key, or in its quotes. */
export function nameOfKey(key: AstNode | undefined): string | null {
  const name = key?.name ?? key?.value
  return typeof name === 'string' ? name : null
}
