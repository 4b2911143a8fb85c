import type { Scope } from 'eslint'
import { isExpectedToFail } from '../../deliberate/expected-failure.ts'
import { isFeatureTest } from '../../deliberate/feature-test.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import type { ConstantReaders } from './constant-readers.ts'

const known = new WeakMap<ConstantReaders, readonly AstNode[]>()

/**
 * Returns the readers of a constant without repetitions: a reader is left out if it is the only
 * argument of a function that an earlier reader is the only argument of. Otherwise a choice of many
 * texts that is read many times has as many uses as the product of both numbers.
 */
export function distinctReaders(constant: ConstantReaders, program: Program): readonly AstNode[] {
  let distinct = known.get(constant)
  if (distinct === undefined) {
    distinct = withoutLike(constant.readers, program)
    known.set(constant, distinct)
  }
  return distinct
}

function withoutLike(readers: readonly AstNode[], program: Program): readonly AstNode[] {
  if (readers.length < 2) return readers
  const uses = new Map<Scope.Variable | null, Set<string>>()
  return readers.filter(({ parent }) => {
    const isCall = parent?.type === 'CallExpression' || parent?.type === 'NewExpression'
    if (!isCall || parent.callee === undefined || parent.arguments?.length !== 1) return true
    const path = calleePath(parent.callee)
    if (path?.root.type !== 'Identifier') return true
    const variable = program.variableOf(path.root)
    const isDeliberate = isExpectedToFail(parent) || isFeatureTest(parent)
    const use = `${parent.type} ${isDeliberate} ${path.names.join('.')}`
    const others = uses.get(variable) ?? new Set()
    if (others.has(use)) return false
    uses.set(variable, others.add(use))
    return true
  })
}
