import { constantOf, readersOf } from '../../javascript/constants/constant.ts'
import { moduleMembers } from '../../javascript/modules/module-members.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import { givenGuard, matches } from '../validators/given-value.ts'
import type { FoundUse, UsePlace } from '../way/guarded-use.ts'
import { valuesReturned } from '../../javascript/syntax/returned-values.ts'

/** Packages whose default export, or whose export `cors`, takes CORS options. */
const corsModules = /^(?:@?(?:koa|fastify)\/cors|cors|fastify-cors|hono\/cors|koa2-cors)$/

/** Guards of origins that the CORS options of a server make. */
export interface AllowedOrigins {
  /** Regular expressions, which a library tests. */
  readonly guards: readonly FoundUse[]
  /** Uses of an origin in a function. */
  readonly places: readonly UsePlace[]
}

/** Returns the guards of `origin` in CORS options: `cors({ origin: /…/ })`. Null for other properties. */
export function allowedOrigins(property: AstNode, program: Program): AllowedOrigins | null {
  if (property.computed === true || nameOfKey(property.key) !== 'origin') return null
  const options = property.parent
  if (options === undefined || !isOptions(options, program)) return null
  const written = property.value as AstNode
  const value = constantOf(written, program) ?? written
  if (/Function/.test(value.type)) return { guards: [], places: placesIn(value) }
  const each = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value]
  const guards = each
    .filter(one => one !== null && (one as { regex?: object }).regex !== undefined)
    .map(pattern => givenGuard([matches(pattern)], 'origin', pattern, program))
  return { guards, places: [] }
}

/** Returns whether an object has the options of CORS: in a call, or as the member `cors`. */
function isOptions(object: AstNode, program: Program): boolean {
  const { parent } = object
  if (parent?.type === 'Property') return nameOfKey(parent.key) === 'cors'
  if (parent?.type === 'VariableDeclarator')
    return readersOf(parent, program).some(reader => isOptionsInCall(reader, program))
  return isOptionsInCall(object, program)
}

function isOptionsInCall(options: AstNode, program: Program): boolean {
  const { parent: call } = options
  if (call?.type === 'Property') return nameOfKey(call.key) === 'cors'
  if (call?.type !== 'CallExpression' || call.callee === undefined) return false
  const [first, ...rest] = call.arguments ?? []
  const method = call.callee.type === 'MemberExpression' ? nameOfKey(call.callee.property) : null
  if (method === 'enableCors') return first === options
  if (method === 'register' && first !== undefined)
    return rest.includes(options) && isCors(first, program)
  return first === options && isCors(call.callee, program)
}

const isCors = (node: AstNode, program: Program): boolean =>
  moduleMembers(node, program).some(
    ({ module, path }) => corsModules.test(module) && /^(?:default|cors)?$/.test(path),
  )

/**
 * Returns the places where a function allows its parameter: `callback(null, true)`, or what it
 * returns.
 */
function placesIn(node: AstNode): readonly UsePlace[] {
  const [origin, callback] = (node as { readonly params?: readonly AstNode[] }).params ?? []
  if (origin?.type !== 'Identifier') return []
  if (callback?.type !== 'Identifier')
    return valuesReturned(node).map(used => ({ used, place: 'origin' as const }))
  return callsOf(String(callback.name), node).flatMap((call): readonly UsePlace[] => {
    const [, allowed] = call.arguments ?? []
    if (allowed === undefined || allowed.value === false) return []
    const chosenBy =
      allowed.type === 'Literal' || allowed.type === 'Identifier'
        ? []
        : [{ kind: 'test' as const, node: allowed, holds: true }]
    return [{ used: origin, at: call, place: 'origin', chosenBy }]
  })
}

/** Returns the calls of a callback in a function. */
function callsOf(name: string, within: AstNode): readonly AstNode[] {
  const calls: AstNode[] = []
  const left: AstNode[] = [within.body as AstNode]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node.type === 'CallExpression' && node.callee?.name === name) calls.push(node)
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent' || key === 'loc' || key === 'range') continue
      for (const each of Array.isArray(child) ? child : [child])
        if (typeof each === 'object' && each !== null && 'type' in each) left.push(each as AstNode)
    }
  }
  return calls
}
