import type { Step } from '@hreflint/guards'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath } from '../javascript/syntax/callee-path.ts'
import { exits, type FoundUse } from './guarded-use.ts'
import { ProgramNames } from './program-names.ts'
import { subjectOf } from './subject.ts'

/**
 * Returns the test of `event.origin` in a message handler, which guards the rest of the handler.
 * Null if the function is not a message handler, or if no test of the origin is understood.
 */
export function guardedOrigin(handler: AstNode, program: Program): FoundUse | null {
  if (!handlesMessages(handler)) return null
  const [param] = (handler as { params?: readonly AstNode[] }).params ?? []
  const body = handler.body as AstNode | undefined
  if (param?.type !== 'Identifier' || body?.type !== 'BlockStatement') return null
  const statements = (body.body as readonly AstNode[]).filter(({ type }) => type === 'IfStatement')
  for (const statement of statements) {
    const { test, consequent } = statement
    const used = originIn(test, String(param.name))
    const subject = used === null ? null : subjectOf(used, program)
    if (test === undefined || consequent === undefined || used === null || subject === null)
      continue
    const step: Step = exits(consequent)
      ? { kind: 'test', node: test, holds: false }
      : { kind: 'test', node: test, holds: true }
    const names = new ProgramNames(program, subject)
    return { use: { steps: [step], used, place: 'origin' }, names, guard: test }
  }
  return null
}

function handlesMessages(handler: AstNode): boolean {
  const { parent } = handler
  if (parent?.type === 'CallExpression') {
    const [event, listener] = parent.arguments ?? []
    const name = parent.callee === undefined ? '' : (calleePath(parent.callee)?.names.at(-1) ?? '')
    return listener === handler && event?.value === 'message' && name === 'addEventListener'
  }
  if (parent?.type !== 'AssignmentExpression' || parent.right !== handler || !parent.left)
    return false
  return /^(?:window\.)?onmessage$/.test(calleePath(parent.left)?.names.join('.') ?? '')
}

/** Returns `event.origin` in an expression. Null if it does not occur. */
function originIn(node: unknown, event: string): AstNode | null {
  if (typeof node !== 'object' || node === null || !('type' in node)) return null
  const at = node as AstNode
  if (at.type === 'MemberExpression' && at.object?.name === event && at.property?.name === 'origin')
    return at
  for (const [key, child] of Object.entries(at)) {
    if (key === 'parent' || key === 'loc' || key === 'range') continue
    for (const each of Array.isArray(child) ? child : [child]) {
      const found = originIn(each, event)
      if (found !== null) return found
    }
  }
  return null
}
