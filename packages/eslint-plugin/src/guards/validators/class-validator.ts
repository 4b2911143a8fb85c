import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import type { Validator } from './validator.ts'

/**
 * Matches `validate()` of a class for class-validator, or of the validator that
 * `registerDecorator()` takes.
 */
export function classValidator({ parent: method }: AstNode): Validator | null {
  if (!/^(?:Property|MethodDefinition)$/.test(method?.type ?? '')) return null
  if (nameOfKey(method?.key) !== 'validate') return null
  const owner = method?.parent
  if (owner?.type === 'ClassBody') return isConstraint(owner.parent) ? { accepts: 'truthy' } : null
  const isOption =
    owner?.type === 'ObjectExpression' && nameOfKey(owner.parent?.key) === 'validator'
  return isOption ? { accepts: 'truthy' } : null
}

function isConstraint(node: AstNode | undefined): boolean {
  const { decorators = [], implements: interfaces = [] } = (node ?? {}) as {
    decorators?: readonly AstNode[]
    implements?: readonly AstNode[]
  }
  return [...decorators, ...interfaces].some(({ expression }) =>
    String((expression?.callee ?? expression)?.name).startsWith('ValidatorConstraint'),
  )
}
