import type { Scope } from 'eslint'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'

/** The expression that a name always means: a variable that is assigned once, in its declaration. */
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

/** A variable may be read very often: its writes are looked for once. */
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

/** The places that read a constant, from the declarator that gives it its value. */
export function readersOf(declarator: AstNode, program: Program): readonly AstNode[] {
  if (declarator.id?.type !== 'Identifier') return []
  const [variable] = program.sourceCode.getDeclaredVariables(declarator as never)
  if (variable === undefined || variable.defs.length !== 1) return []
  const { references } = variable
  if (references.some(reference => reference.isWrite() && reference.init !== true)) return []
  return program.readersOf(variable)
}
