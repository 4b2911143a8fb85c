import { constantOf, readersOf } from '../javascript/constants/constant.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { memberName } from '../javascript/syntax/callee-path.ts'
import { pairOf, type QueryPair } from './query-pair.ts'
import type { WholeTexts } from './text-parts.ts'

/** A query text that is joined from pairs. */
export interface JoinedPairs {
  readonly pair: QueryPair
  /** The object whose members all become parameters. Null if some members are left out. */
  readonly object: AstNode | null
}

/** Matches `Object.keys(params).map(key => key + "=" + params[key]).join("&")`. */
export function joinedPairs(join: AstNode, program: Program): JoinedPairs | null {
  if (methodOf(join) !== 'join' || join.arguments?.[0]?.value !== '&') return null
  const listed = join.callee?.object
  const map = listed?.type === 'Identifier' ? constantOf(listed, program) : listed
  if (map?.type !== 'CallExpression' || methodOf(map) !== 'map') return null
  const returned = returnedBy(map.arguments?.[0])
  const pair = returned === null ? null : pairOf(returned)
  return pair === null ? null : { pair, object: objectOf(map.callee?.object, program) }
}

/**
 * Returns whether a text becomes the query of a URL: it follows a question mark, or it is assigned
 * to `search`.
 */
export function becomesQuery(text: AstNode, wholes: WholeTexts, program: Program): boolean {
  const before = wholes.before(text)
  if (typeof before === 'string' && /\?(?:[^#\s?]*&)?$/.test(before)) return true
  if (wholes.of(text) !== text) return false
  const { parent } = text
  if (parent?.type === 'AssignmentExpression' && parent.right === text) {
    return parent.left?.type === 'MemberExpression' && memberName(parent.left) === 'search'
  }
  if (parent?.type !== 'VariableDeclarator') return false
  return readersOf(parent, program).some(reader => becomesQuery(reader, wholes, program))
}

function methodOf({ type, callee }: AstNode): string | null {
  return type === 'CallExpression' && callee?.type === 'MemberExpression'
    ? memberName(callee)
    : null
}

/** Returns the value that a function returns, if the function does nothing else. */
function returnedBy(node: AstNode | undefined): AstNode | null {
  if (!/^(?:Arrow)?Function(?:Expression)?$|^ArrowFunctionExpression$/.test(node?.type ?? ''))
    return null
  const body = node?.body as AstNode
  if (body.type !== 'BlockStatement') return body
  const [statement, other] = body.body as readonly AstNode[]
  return statement?.type === 'ReturnStatement' && other === undefined
    ? (statement.argument ?? null)
    : null
}

function objectOf(list: AstNode | undefined, program: Program): AstNode | null {
  const { callee, arguments: args = [] } = list ?? {}
  if (list === undefined || !/^(?:keys|entries)$/.test(methodOf(list) ?? '')) return null
  const isObject = callee?.object?.name === 'Object' && program.isGlobal(callee.object)
  return isObject && args.length === 1 ? (args[0] ?? null) : null
}
