import { dirname } from 'node:path'
import { moduleMembers } from '../javascript/modules/module-members.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { memberName } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'
import { dialectOfRouter, urlOfOptions } from './other-routers.ts'
import { declares, installedPackage, majorOf } from './installed-package.ts'

const verbs = new Set(['all', 'delete', 'get', 'head', 'options', 'patch', 'post', 'put', 'use'])

/** Packages of routers, and the exports that are routers. */
const routers: Readonly<Record<string, RegExp>> = {
  express: /^(?:default)?(?:\.?Router)?\(\)$/,
  router: /^(?:default|Router)?\(\)$/,
  '@koa/router': /^(?:default|Router)?\(\)$/,
  'koa-router': /^(?:default|Router)?\(\)$/,
  fastify: /^(?:default|fastify)?\(\)$/,
  hono: /^Hono\(\)$/,
}

/** Routers whose syntax is their own. */
const withOwnSyntax = new Set(['fastify', 'hono'])

/** The packages between a router and path-to-regexp: none, or another package. */
const between: readonly (readonly string[])[] = [[], ['router']]

/**
 * Returns the routes that a call registers with a router. The version of the router must be known,
 * because the dialect depends on it.
 *
 * @param chosen Versions of routers from a setting.
 */
export function routesOf(
  call: AstNode,
  program: Program,
  filename: string,
  chosen: Readonly<Record<string, string>>,
): readonly FoundPattern[] {
  const { callee, arguments: args = [] } = call
  const method = callee?.type === 'MemberExpression' ? memberName(callee) : null
  const owner = callee?.object
  const [first, second] = args
  if (method === null || owner === undefined || first === undefined) return []
  // `app.get("setting")` has no handler.
  if (method !== 'route' && (!verbs.has(method) || second === undefined)) return []
  const name = moduleMembers(routerOf(owner), program).find(({ module, path }) =>
    routers[module]?.test(path),
  )?.module
  const dialect = name === undefined ? null : dialectOf(name, filename, chosen)
  if (name === undefined || dialect === null) return []
  if (name === 'fastify' && method === 'route') return urlOfOptions(first, dialect)
  // `route` and `use` of these mount other applications and handlers.
  if (withOwnSyntax.has(name) && (method === 'route' || method === 'use')) return []
  const isKoa = name.includes('koa')
  // A Koa route can have a name before its path. Its router can have a prefix, so the path may lack
  // a slash.
  const path = isKoa && typeof second?.value === 'string' ? second : first
  const paths = path.type === 'ArrayExpression' ? elementsOf(path) : [path]
  return paths.map(expression => ({
    expression,
    dialect,
    ...(isKoa ? { accepts: (code: string) => code !== 'pattern/missing-slash' } : {}),
  }))
}

/** Returns the router of a call chain. `app.get(…).post(…)` returns the router again. */
function routerOf(owner: AstNode): AstNode {
  const { callee } = owner
  if (owner.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return owner
  return verbs.has(memberName(callee) ?? '') && callee.object !== undefined
    ? routerOf(callee.object)
    : owner
}

function elementsOf({ elements = [] }: AstNode): readonly AstNode[] {
  return elements.filter(Boolean)
}

const expressDialects: Readonly<Record<string, string>> = {
  '4': 'path-to-regexp-0.1',
  '5': 'express-5',
}

/** Express 5 and its router ignore slashes at the end of routes, other than path-to-regexp 8 does. */
const ownDialects: Readonly<Record<string, string>> = {
  'express 8': 'express-5',
  'router 8': 'express-5',
}

function dialectOf(
  name: string,
  filename: string,
  chosen: Readonly<Record<string, string>>,
): string | null {
  const version = chosen[name]
  if (version !== undefined) {
    return name === 'express' ? (expressDialects[version] ?? null) : null
  }
  if (withOwnSyntax.has(name)) return dialectOfRouter(name, filename)
  const folder = installedPackage(dirname(filename), name)
  if (folder === null) return null
  // Express 5 gets path-to-regexp from its router package. Express 4 has its own.
  for (const packages of between.toReversed()) {
    let at: string | null = folder
    for (const each of [...packages, 'path-to-regexp'])
      at = at === null ? null : dependencyOf(at, each)
    const major = at === null ? null : majorOf(at)
    if (major !== null) return ownDialects[`${name} ${major}`] ?? `path-to-regexp-${major}`
  }
  return null
}

function dependencyOf(folder: string, name: string): string | null {
  return declares(folder, name) ? installedPackage(folder, name) : null
}
