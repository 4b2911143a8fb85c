import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const configFile =
  /(?:^|[/\\])(?:vite|webpack)(?:\.[\w-]+)*\.config\.[cm]?[jt]s$|(?:^|[/\\])(?:vite|webpack)\.[\w.-]+\.[cm]?[jt]s$/

/**
 * Returns the patterns in `allowedHosts` of the development servers of Vite and webpack, which
 * compare them with the host of requests.
 */
export function allowedHosts(property: AstNode, filename: string): readonly FoundPattern[] {
  if (nameOfKey(property.key) !== 'allowedHosts' || !configFile.test(filename)) return []
  const value = property.value as AstNode | undefined
  if (property.computed === true || value?.type !== 'ArrayExpression') return []
  return (value.elements ?? []).filter(Boolean).map(expression => ({ expression, dialect: 'host' }))
}
