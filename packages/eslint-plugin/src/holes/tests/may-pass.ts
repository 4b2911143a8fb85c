import type { Names } from '@hreflint/guards'
import { loadGuards } from '#guards'
import { constantOf } from '../../javascript/constants/constant.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { memberName } from '../../javascript/syntax/callee-path.ts'
import { unwrapped } from '../../javascript/syntax/unwrapped.ts'

/** Evaluates tests for one value of a subject. */
export interface Trial {
  readonly value: string
  readonly names: Names
  readonly program: Program
  /** Returns whether an expression depends on the subject. */
  dependsOnSubject(node: AstNode): boolean
}

const maxDepth = 6

/**
 * Returns whether a value may pass a test, that is, whether the test may hold or fail for it. Null
 * if that is not known. What else a test asks for may be so or not.
 */
export function mayPass(written: AstNode, holds: boolean, trial: Trial, depth = 0): boolean | null {
  const test = unwrapped(written) ?? written
  if (!trial.dependsOnSubject(test)) return true
  if (depth > maxDepth) return null
  if (test.type === 'UnaryExpression' && test.operator === '!' && test.argument)
    return mayPass(test.argument, !holds, trial, depth + 1)
  if (test.type === 'LogicalExpression' && test.operator !== '??') {
    const each = operandsOf(test).map(operand => mayPass(operand, holds, trial, depth + 1))
    return (test.operator === '&&') === holds ? all(each) : any(each)
  }
  const constant = test.type === 'Identifier' ? constantOf(test, trial.program) : null
  if (constant !== null && !trial.names.isSubject(test))
    return mayPass(constant, holds, trial, depth + 1)
  const guards = loadGuards()
  const used = { type: 'Literal', value: '' }
  const steps = [{ kind: 'test', node: test, holds }] as const
  const guarded = { steps, used, place: 'request' } as const
  const passes = guards.passesWith(trial.value, guarded, trial.names, new guards.Work())
  // That a value is not in a cache or a list that is filled elsewhere says nothing of it.
  return passes === null && !holds && isLookUp(test) ? true : passes
}

function operandsOf(chain: AstNode): readonly AstNode[] {
  const operands: AstNode[] = []
  let at = chain
  while (at.type === 'LogicalExpression' && at.operator === chain.operator && at.left && at.right) {
    operands.push(at.right)
    at = at.left
  }
  return [...operands, at]
}

function isLookUp({ type, callee, computed }: AstNode): boolean {
  if (type === 'MemberExpression') return computed === true
  const method = callee?.type === 'MemberExpression' ? memberName(callee) : null
  return type === 'CallExpression' && /^(?:find|get|has|includes|indexOf|some)$/.test(method ?? '')
}

function all(answers: readonly (boolean | null)[]): boolean | null {
  return answers.includes(false) ? false : answers.includes(null) ? null : true
}

function any(answers: readonly (boolean | null)[]): boolean | null {
  return answers.includes(true) ? true : answers.includes(null) ? null : false
}
