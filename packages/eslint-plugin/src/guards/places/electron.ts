import type { SyntaxNode } from '@hreflint/guards'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import { ProgramNames } from '../program-names.ts'
import type { FoundUse } from '../way/guarded-use.ts'
import { complaints } from './returned-guard.ts'

const navigations = /^will-(?:navigate|redirect|frame-navigate)$/

/**
 * Returns the guard in a handler of Electron: of `will-navigate`, which stops a navigation with
 * `event.preventDefault()`, or the one that `setWindowOpenHandler()` takes.
 */
export function electronGuard(handler: AstNode, program: Program): FoundUse | null {
  const call = handler.parent
  if (call?.type !== 'CallExpression' || call.callee?.type !== 'MemberExpression') return null
  const method = nameOfKey(call.callee.property)
  const [first, second] = call.arguments ?? []
  if (method === 'setWindowOpenHandler' && first === handler) return ofWindow(handler, program)
  const isNavigation = navigations.test(String(first?.value)) && second === handler
  return isNavigation && /^(?:on|once|addListener)$/.test(method ?? '')
    ? ofNavigation(handler, program)
    : null
}

function ofNavigation(handler: AstNode, program: Program): FoundUse | null {
  const [event, url] = paramsOf(handler)
  if (event?.type !== 'Identifier') return null
  const result: SyntaxNode = {
    type: 'CallExpression',
    callee: { ...handler, type: 'FunctionExpression', params: [event] },
    arguments: [complaints],
  }
  // Whatever the handler returns, the navigation goes on.
  const test: SyntaxNode = { type: 'ArrayExpression', elements: [result] }
  return url === undefined
    ? guardOf(test, event, handler, program, 'url')
    : guardOf(test, url, handler, program)
}

function ofWindow(handler: AstNode, program: Program): FoundUse | null {
  const [details] = paramsOf(handler)
  if (details === undefined) return null
  const result: SyntaxNode = {
    type: 'CallExpression',
    callee: { ...handler, type: 'FunctionExpression', params: [] },
    arguments: [],
  }
  const property: SyntaxNode = { type: 'Identifier', name: 'action' }
  const test: SyntaxNode = {
    type: 'BinaryExpression',
    operator: '===',
    left: { type: 'MemberExpression', object: result, property },
    right: { type: 'Literal', value: 'allow' },
  }
  if (details.type === 'Identifier') return guardOf(test, details, handler, program, 'url')
  const url = details.properties?.find(({ key }) => key?.name === 'url')?.value
  return url === undefined ? null : guardOf(test, url as AstNode, handler, program)
}

const paramsOf = (node: AstNode): readonly AstNode[] =>
  (node as { readonly params?: readonly AstNode[] }).params ?? []

function guardOf(
  test: SyntaxNode,
  param: AstNode,
  handler: AstNode,
  program: Program,
  member?: string,
): FoundUse | null {
  const variable = program.sourceCode
    .getDeclaredVariables(handler as never)
    .find(({ name }) => name === param.name)
  if (variable === undefined) return null
  const property: AstNode = { type: 'Identifier', name: member ?? '', range: param.range }
  const used: AstNode =
    member === undefined
      ? param
      : { type: 'MemberExpression', object: param, property, range: param.range }
  const path = member === undefined ? variable.name : `${variable.name}.${member}`
  const names = new ProgramNames(program, { variable, path })
  const steps = [{ kind: 'test', node: test, holds: true }] as const
  const body = handler.body as AstNode
  const first = body.type === 'BlockStatement' ? firstTestIn(body) : null
  return { use: { steps, used, place: 'request' }, names, guard: first ?? handler }
}

/** Returns the first condition in a function, which is shown as its guard. */
function firstTestIn(body: AstNode): AstNode | null {
  for (const { type, test } of body.body as readonly AstNode[])
    if (type === 'IfStatement' && test) return test
  return null
}
