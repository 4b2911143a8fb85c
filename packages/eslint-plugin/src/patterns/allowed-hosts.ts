import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const configFile =
  /(?:^|[/\\])(?:vite|vue|webpack)(?:\.[\w-]+)*\.config\.[cm]?[jt]s$|(?:^|[/\\])(?:vite|webpack)\.[\w.-]+\.[cm]?[jt]s$/

const nextConfig = /(?:^|[/\\])next\.config\.[cm]?[jt]s$/

/**
 * Returns the patterns in `allowedHosts` of the development servers of Vite and webpack, which
 * compare them with the host of requests, and in `allowedDevOrigins` of Next.js.
 */
export function allowedHosts(property: AstNode, filename: string): readonly FoundPattern[] {
  const name = nameOfKey(property.key)
  const isOfNext = name === 'allowedDevOrigins' && nextConfig.test(filename)
  if (!isOfNext && !(name === 'allowedHosts' && configFile.test(filename))) return []
  const value = property.value as AstNode | undefined
  if (property.computed === true || value?.type !== 'ArrayExpression') return []
  return (value.elements ?? []).filter(Boolean).map(expression => ({
    expression,
    dialect: 'host',
    ...(isOfNext ? { accepts: isMoreThanHost } : {}),
  }))
}

/**
 * Next.js compares host names too, but has wildcards of its own: `*.example.com` is a subdomain, and
 * `.example.com` is nothing.
 */
const isMoreThanHost = (code: string, text: string): boolean =>
  code === 'pattern/more-than-host' && !/^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?\./i.test(text)
