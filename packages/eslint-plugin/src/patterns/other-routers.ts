import { dirname } from 'node:path'
import { moduleMembers } from '../javascript/modules/module-members.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'
import { declares, installedPackage, majorOf } from './installed-package.ts'

/** What each version of a router reads. Null if it is not installed, or reads routes otherwise. */
export function dialectOfRouter(name: string, filename: string): string | null {
  const folder = installedPackage(dirname(filename), name)
  if (folder === null) return null
  const major = Number(majorOf(folder))
  if (name === 'hono') return major === 4 ? 'hono' : null
  if (name === 'fastify') {
    const router = declares(folder, 'find-my-way') ? installedPackage(folder, 'find-my-way') : null
    return router !== null && Number(majorOf(router)) >= 7 ? 'fastify' : null
  }
  return reactModule.test(name) && major >= 6 ? 'react-router' : null
}

const reactModule = /^react-router(?:-dom)?$/
const routeElement = /^(?:default\.)?Route$/
const makers = /^(?:default\.)?(?:create(?:Browser|Hash|Memory|Static)Router|useRoutes)$/

/** Returns the route in `<Route path="/users/:id">` of React Router. */
export function routeOfElement(
  attribute: AstNode,
  program: Program,
  filename: string,
): readonly FoundPattern[] {
  const element = attribute.parent?.name as AstNode | undefined
  const value = attribute.value as AstNode | null | undefined
  if (nameOfAttribute(attribute) !== 'path' || value == null) return []
  if (element?.type !== 'JSXIdentifier') return []
  const identifier = { ...element, type: 'Identifier' } as AstNode
  const name = reactRouterOf(identifier, program, routeElement)
  const dialect = name === null ? null : dialectOfRouter(name, filename)
  if (dialect === null) return []
  const expression = value.type === 'JSXExpressionContainer' ? value.expression : value
  return expression == null ? [] : [{ expression: expression as AstNode, dialect }]
}

/** Returns the routes in `createBrowserRouter([{ path: "/users/:id" }])` of React Router. */
export function routesOfObjects(
  { callee, arguments: args = [] }: AstNode,
  program: Program,
  filename: string,
): readonly FoundPattern[] {
  const [list] = args
  if (callee === undefined || list?.type !== 'ArrayExpression') return []
  const name = reactRouterOf(callee, program, makers)
  const dialect = name === null ? null : dialectOfRouter(name, filename)
  return dialect === null ? [] : pathsIn(list, dialect)
}

function reactRouterOf(node: AstNode, program: Program, member: RegExp): string | null {
  const found = moduleMembers(node, program).find(
    ({ module, path }) => reactModule.test(module) && member.test(path),
  )
  return found?.module ?? null
}

function pathsIn(list: AstNode, dialect: string): readonly FoundPattern[] {
  return (list.elements ?? []).flatMap(element =>
    (element?.type === 'ObjectExpression' ? (element.properties ?? []) : []).flatMap(
      ({ key, value, computed }): readonly FoundPattern[] => {
        const name = computed === true ? null : nameOfKey(key)
        const inner = value as AstNode | undefined
        if (inner === undefined) return []
        if (name === 'children') return pathsIn(inner, dialect)
        return name === 'path' ? [{ expression: inner, dialect }] : []
      },
    ),
  )
}

function nameOfAttribute({ name }: AstNode): unknown {
  return (name as unknown as AstNode | undefined)?.name
}

/** Returns the address in `registerRoute("/logo.png", …)` of Workbox. */
export function routesOfWorkbox(
  { callee, arguments: args = [] }: AstNode,
  program: Program,
): readonly FoundPattern[] {
  const [route, handler] = args
  if (callee === undefined || route === undefined || handler === undefined) return []
  const isWorkbox = moduleMembers(callee, program).some(
    ({ module, path }) =>
      module === 'workbox-routing' && /^(?:default\.)?registerRoute$/.test(path),
  )
  return isWorkbox ? [{ expression: route, dialect: 'workbox' }] : []
}

/** Returns the route in `app.route({ url: "/users/:id" })` of Fastify. */
export function urlOfOptions(options: AstNode, dialect: string): readonly FoundPattern[] {
  const found = (options.properties ?? []).find(
    ({ key, computed }) => computed !== true && /^(?:path|url)$/.test(nameOfKey(key) ?? ''),
  )
  const value = found?.value as AstNode | undefined
  return value === undefined ? [] : [{ expression: value, dialect }]
}
