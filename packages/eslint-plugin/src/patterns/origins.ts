import { moduleMembers } from '../javascript/modules/module-members.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { memberName, nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const dialect = 'origin'

/**
 * Returns whether an issue counts for a value that is only called an origin. It need not be the
 * origin of a URL: the origin of a git repository has a path that is longer than a slash.
 */
const misspelled = (code: string, text: string): boolean => {
  if (code === 'pattern/origin-with-path') return /^\w+:\/\/[^/]+\/$/.test(text)
  return code !== 'pattern/origin-without-scheme' && code !== 'pattern/origin-invalid'
}

/**
 * Matches common host names. Any object with a `postMessage` may have messages such as
 * `user.created`.
 */
const commonHost = /(?:^localhost|\.(?:app|com|dev|io|net|org))(?::\d+)?$/

/**
 * Returns whether an issue counts in `postMessage`, which parses its argument as a URL and takes
 * the origin.
 */
const neverTarget = (code: string, text: string): boolean =>
  /\/origin-(?:wildcard|invalid)$/.test(code) ||
  (code === 'pattern/origin-without-scheme' && commonHost.test(text))

const equality = new Set(['!=', '!==', '==', '==='])

/** Returns the origin in `event.origin === "https://example.com/"`. */
export function comparedOrigins({ left, right, operator = '' }: AstNode): readonly FoundPattern[] {
  if (left === undefined || right === undefined || !equality.has(operator)) return []
  const expression = isOrigin(left) ? right : isOrigin(right) ? left : null
  return expression === null ? [] : [{ expression, dialect, accepts: misspelled }]
}

/** Returns the origins in `switch (event.origin) { case "https://example.com/": }`. */
export function originsOfCases({ discriminant, cases = [] }: AstNode): readonly FoundPattern[] {
  if (discriminant === undefined || !isOrigin(discriminant)) return []
  return cases.flatMap(({ test }) =>
    test == null ? [] : [{ expression: test, dialect, accepts: misspelled }],
  )
}

function isOrigin(node: AstNode): boolean {
  return node.type === 'MemberExpression' && memberName(node) === 'origin'
}

type Accepts = (code: string, text: string) => boolean

const corsModules: Readonly<Record<string, RegExp>> = {
  cors: /^(?:default)?$/,
  'hono/cors': /^cors$/,
}

const headerMethods = new Set(['append', 'header', 'set', 'setHeader'])
const allowOrigin = /^access-control-allow-origin$/i

/** Returns the origins in the arguments of a call. */
export function originsOfCall(call: AstNode, program: Program): readonly FoundPattern[] {
  const { callee, arguments: args = [] } = call
  const [first, second] = args
  if (callee === undefined || first === undefined) return []
  const method = callee.type === 'MemberExpression' ? memberName(callee) : null
  if (method === 'includes' && callee.object?.type === 'ArrayExpression' && isOrigin(first)) {
    return elementsOf(callee.object, misspelled)
  }
  if (method === 'postMessage' && second !== undefined) {
    return [{ expression: second, dialect, accepts: neverTarget }]
  }
  if (method !== null && headerMethods.has(method) && second !== undefined) {
    const isHeader = typeof first.value === 'string' && allowOrigin.test(first.value)
    return isHeader ? [{ expression: second, dialect }] : []
  }
  if (first.type !== 'ObjectExpression') return []
  const isCors = moduleMembers(callee, program).some(({ module, path }) =>
    corsModules[module]?.test(path),
  )
  return isCors ? originsOfOptions(first) : []
}

function originsOfOptions({ properties = [] }: AstNode): readonly FoundPattern[] {
  const origin = properties.find(
    ({ key, computed }) => computed !== true && nameOfKey(key) === 'origin',
  )
  const expression = origin?.value as AstNode | undefined
  if (expression === undefined) return []
  return expression.type === 'ArrayExpression' ? elementsOf(expression) : [{ expression, dialect }]
}

/** Returns the origin in `{ "Access-Control-Allow-Origin": "https://example.com/" }`. */
export function originOfHeader({ key, value, computed }: AstNode): readonly FoundPattern[] {
  const name = computed === true ? null : nameOfKey(key)
  if (name === null || !allowOrigin.test(name)) return []
  return [{ expression: value as AstNode, dialect }]
}

/** Returns the elements of an array. A hole in it is null and left out. */
function elementsOf(
  { elements = [] }: AstNode,
  accepts: Accepts = () => true,
): readonly FoundPattern[] {
  return elements.filter(Boolean).map(expression => ({ expression, dialect, accepts }))
}
