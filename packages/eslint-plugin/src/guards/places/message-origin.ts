import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { calleePath, memberName } from '../../javascript/syntax/callee-path.ts'
import type { UsePlace } from '../way/guarded-use.ts'
import { isInTest } from './in-test.ts'

/** The most uses of a message that are looked at. */
const maxUses = 8

/**
 * Returns the uses of the data of a message in its handler. The tests of `event.origin` on the way
 * to them are guards. Empty if the function is no handler of messages.
 */
export function usesOfMessage(handler: AstNode, program: Program): readonly UsePlace[] {
  const [param] = (handler as { readonly params?: readonly AstNode[] }).params ?? []
  if (param === undefined || !handlesMessages(handler, param, program)) return []
  const event = param.type === 'Identifier' ? String(param.name) : null
  const origin = event === null ? memberOfPattern(param, 'origin') : null
  const data = event ?? memberOfPattern(param, 'data')?.name
  if (event === null && origin === null) return []
  const variable = program.sourceCode
    .getDeclaredVariables(handler as never)
    .find(({ name }) => name === data)
  const readers = variable === undefined ? [] : program.readersOf(variable)
  const used = (reader: AstNode): AstNode => origin ?? originOf(reader)
  return readers
    .filter(reader => event === null || isUseOfMessage(reader))
    .filter(reader => !isInTest(reader))
    .slice(0, maxUses)
    .map(reader => ({ used: used(reader), at: reader, place: 'origin' }))
}

/** Returns the member `origin` of what a node reads. */
const originOf = (object: AstNode): AstNode => {
  const { range } = object
  const property: AstNode = { type: 'Identifier', name: 'origin', range }
  return { type: 'MemberExpression', object, property, range }
}

/** Matches `event.data`, and the event itself as an argument. */
function isUseOfMessage({ parent, range }: AstNode): boolean {
  if (parent?.type === 'MemberExpression') return memberName(parent) === 'data'
  return parent?.arguments?.some(argument => argument.range === range) === true
}

/** Returns the name that a pattern gives a member: `origin` in `({ origin, data }) => …`. */
function memberOfPattern({ type, properties = [] }: AstNode, name: string): AstNode | null {
  if (type !== 'ObjectPattern') return null
  const property = properties.find(({ key, computed }) => key?.name === name && computed !== true)
  const value = property?.value as AstNode | undefined
  return value?.type === 'Identifier' ? value : null
}

function handlesMessages(handler: AstNode, param: AstNode, program: Program): boolean {
  const type = param.typeAnnotation?.typeAnnotation?.typeName?.name
  if (type === 'MessageEvent' || isListener(handler)) return true
  const declaration = handler.type === 'FunctionDeclaration' ? handler : handler.parent
  if (!/^(?:FunctionDeclaration|VariableDeclarator)$/.test(declaration?.type ?? '')) return false
  const [variable] = program.sourceCode.getDeclaredVariables(declaration as never)
  return variable !== undefined && program.readersOf(variable).some(isListener)
}

/** Matches the listener in `addEventListener("message", listener)` and `onmessage = listener`. */
function isListener(node: AstNode): boolean {
  const { parent } = node
  if (parent?.type === 'CallExpression') {
    const [event, listener] = parent.arguments ?? []
    const name = parent.callee === undefined ? '' : (calleePath(parent.callee)?.names.at(-1) ?? '')
    return listener === node && event?.value === 'message' && name === 'addEventListener'
  }
  if (parent?.type !== 'AssignmentExpression' || parent.right !== node || !parent.left) return false
  return /^(?:window\.)?onmessage$/.test(calleePath(parent.left)?.names.join('.') ?? '')
}
