import type { Scope } from 'eslint'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'

/**
 * Returns the expression that a name always refers to. The variable must be assigned only once, in
 * its declaration.
 */
export function constantOf(node: AstNode, program: Program): AstNode | null {
  const variable = program.variableOf(node)
  if (variable === null) return null
  let value = valueByVariable.get(variable)
  if (value === undefined) {
    value = onlyValueOf(variable)
    valueByVariable.set(variable, value)
  }
  return value
}

/**
 * The value of each variable. A variable may be read very often, so its writes are looked up once.
 */
const valueByVariable = new WeakMap<Scope.Variable, AstNode | null>()

function onlyValueOf({ defs, references }: Scope.Variable): AstNode | null {
  const [definition, other] = defs
  if (definition === undefined || other !== undefined) return null
  const declarator = definition.node as AstNode
  if (definition.type !== 'Variable' || declarator.id?.type !== 'Identifier') return null
  if (!declarator.init) return null
  const writes = references.filter(reference => reference.isWrite())
  return writes.length === 1 && writes[0]?.init === true ? declarator.init : null
}

/** Returns the only value that a variable gets after it was declared without one. */
export function onlyWriteOf({ defs, references }: Scope.Variable): AstNode | null {
  const [definition, other] = defs
  const declarator = definition?.node as AstNode | undefined
  if (definition?.type !== 'Variable' || other !== undefined || declarator?.init) return null
  const writes = references.filter(reference => reference.isWrite())
  const [write] = writes
  const { parent } = (write?.identifier ?? {}) as { parent?: AstNode }
  if (writes.length !== 1 || parent?.type !== 'AssignmentExpression' || parent.operator !== '=')
    return null
  return parent.left === (write?.identifier as unknown) ? (parent.right ?? null) : null
}

/** Returns the places that read a constant, from the declarator that initializes it. */
export function readersOf(declarator: AstNode, program: Program): readonly AstNode[] {
  if (declarator.id?.type !== 'Identifier') return []
  const [variable] = program.sourceCode.getDeclaredVariables(declarator as never)
  if (variable === undefined || variable.defs.length !== 1) return []
  const { references } = variable
  if (references.some(reference => reference.isWrite() && reference.init !== true)) return []
  return program.readersOf(variable)
}
