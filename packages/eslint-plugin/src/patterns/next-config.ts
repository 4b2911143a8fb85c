import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const configFile = /(?:^|[/\\])next\.config\.[cm]?[jt]s$/
const middlewareFile = /(?:^|[/\\])(?:middleware|proxy)\.[jt]s$/
const lists = new Set(['headers', 'redirects', 'rewrites'])

/** Returns the pattern in `source` of redirects, rewrites and headers in `next.config.js`. */
export function sourcesOfNext(property: AstNode, filename: string): readonly FoundPattern[] {
  if (!configFile.test(filename) || nameOfKey(property.key) !== 'source') return []
  if (property.computed === true || !isInList(property)) return []
  const destination = destinationBeside(property)
  return [{ expression: property.value as AstNode, dialect: 'next', destination }]
}

/** Returns the destination in the object of a source, if nothing else there can give it a name. */
function destinationBeside({ parent }: AstNode): AstNode | undefined {
  const members = parent?.properties ?? []
  const names = members.map(({ type, key, computed }) =>
    type === 'Property' && computed !== true ? nameOfKey(key) : null,
  )
  return names.includes(null) || names.includes('has')
    ? undefined
    : (members[names.indexOf('destination')]?.value as AstNode | undefined)
}

/** Returns whether a property is inside a property named `headers`, `redirects` or `rewrites`. */
function isInList(node: AstNode): boolean {
  for (let at = node.parent; at != null; at = at.parent) {
    const name = nameOfKey(at.key)
    if (name !== null && lists.has(name) && at.type === 'Property') return true
  }
  return false
}

/**
 * Returns the patterns of a Next.js middleware: `export const config = { matcher: ["/about/:path*"]
 * }`.
 */
export function matchersOfNext(property: AstNode, filename: string): readonly FoundPattern[] {
  if (!middlewareFile.test(filename) || nameOfKey(property.key) !== 'matcher') return []
  const declarator = property.parent?.parent
  if (declarator?.type !== 'VariableDeclarator' || declarator.id?.name !== 'config') return []
  if (declarator.parent?.parent?.type !== 'ExportNamedDeclaration') return []
  const value = property.value as AstNode
  const expressions = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value]
  return expressions
    .filter(expression => expression !== null && expression.type !== 'ObjectExpression')
    .map(expression => ({ expression, dialect: 'next' }))
}
