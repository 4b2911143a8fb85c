import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath, memberName, nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const globalObjects = new Set(['globalThis', 'self', 'window'])

/** Returns the patterns that `new URLPattern(…)` takes. */
export function urlPatternsOf(call: AstNode, program: Program): readonly FoundPattern[] {
  const path = call.callee === undefined ? null : calleePath(call.callee)
  if (path === null || !program.isGlobal(path.root)) return []
  const names = path.names.filter(name => !globalObjects.has(name))
  if (names.join('.') !== 'URLPattern') return []
  const [input, second] = call.arguments ?? []
  if (input === undefined || input.type === 'SpreadElement') return []
  if (input.type === 'ObjectExpression') return componentsOf(input)
  const isOptions = second === undefined || second.type === 'ObjectExpression'
  return [{ expression: input, dialect: 'urlpattern', base: isOptions ? undefined : second }]
}

/**
 * Returns the patterns of a service worker in `event.addRoutes({ condition: { urlPattern: "/a/*" },
 * source: "cache" })`.
 */
export function routesOfWorker({ callee, arguments: args = [] }: AstNode): readonly FoundPattern[] {
  if (callee?.type !== 'MemberExpression' || memberName(callee) !== 'addRoutes') return []
  return args.flatMap(urlPatternsIn)
}

/**
 * Returns the patterns in a condition. A pattern is a string or an object of components. Conditions
 * can be nested in `or`, `not` and lists.
 */
function urlPatternsIn(node: AstNode | null): readonly FoundPattern[] {
  if (node?.type === 'ArrayExpression') return (node.elements ?? []).flatMap(urlPatternsIn)
  if (node?.type !== 'ObjectExpression') return []
  return (node.properties ?? []).flatMap(({ key, value, computed }) => {
    const name = computed === true ? null : nameOfKey(key)
    const inner = value as AstNode | undefined
    if (inner === undefined) return []
    if (name !== 'urlPattern') return urlPatternsIn(inner)
    if (inner.type === 'ObjectExpression') return componentsOf(inner)
    return [{ expression: inner, dialect: 'urlpattern', base: null }]
  })
}

function componentsOf({ properties = [] }: AstNode): readonly FoundPattern[] {
  return properties.flatMap(property => {
    const component = property.computed === true ? null : nameOfKey(property.key)
    const expression = property.value as AstNode | undefined
    return component === null || expression === undefined || component === 'baseURL'
      ? []
      : [{ expression, dialect: 'component', component }]
  })
}
