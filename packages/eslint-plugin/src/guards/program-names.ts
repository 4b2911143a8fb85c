import type { Names, SyntaxNode } from '@hreflint/guards'
import { constantOf } from '../javascript/constants/constant.ts'
import { constantNamedBy } from '../javascript/constants/constant-value.ts'
import { destructuredPath } from '../javascript/modules/module-bindings.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { readsSubject, type Subject } from './subject.ts'

/** Answers the questions that the search for a witness asks about a program. */
export class ProgramNames implements Names {
  readonly #program: Program
  readonly #subject: Subject

  constructor(program: Program, subject: Subject) {
    this.#program = program
    this.#subject = subject
  }

  isSubject(node: SyntaxNode): boolean {
    return readsSubject(node as AstNode, this.#subject, this.#program)
  }

  valueOf(written: SyntaxNode): SyntaxNode | null {
    const node = written as AstNode
    if (node.type === 'MemberExpression') return constantNamedBy(node, this.#program)
    return node.type === 'Identifier' ? valueOfName(node, this.#program) : null
  }

  isGlobal(node: SyntaxNode): boolean {
    return this.#program.isGlobal(node as AstNode)
  }

  /**
   * Returns whether an expression or a statement depends on the subject, directly or through the
   * names in it.
   */
  mentions(node: AstNode, depth = 0): boolean {
    if (this.isSubject(node)) return true
    if (node.type === 'Identifier' && depth < 6) {
      const values = valuesOfName(node, this.#program)
      if (values.some(value => value !== node && this.mentions(value, depth + 1))) return true
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent' || key === 'loc' || key === 'range' || key === 'typeAnnotation') continue
      for (const each of Array.isArray(child) ? child : [child]) {
        if (isNode(each) && this.mentions(each, depth)) return true
      }
    }
    return false
  }
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns the function or the expression that a name always refers to. */
function valueOfName(node: AstNode, program: Program): AstNode | null {
  const variable = program.variableOf(node)
  const [definition, other] = variable?.defs ?? []
  if (definition?.type === 'FunctionName' && other === undefined) {
    const isAssigned = variable?.references.some(reference => reference.isWrite()) === true
    return isAssigned ? null : (definition.node as AstNode)
  }
  return (
    constantOf(node, program) ?? constantNamedBy(node, program) ?? memberOfPattern(node, program)
  )
}

/**
 * Returns the member that a destructured name reads, as in `const { hostname } = new URL(value)`.
 */
function memberOfPattern(node: AstNode, program: Program): AstNode | null {
  const variable = program.variableOf(node)
  const path = variable === null ? null : destructuredPath(variable)
  if (path === null) return null
  return path.keys.reduce<AstNode>(
    (object, name) => ({
      type: 'MemberExpression',
      range: node.range,
      object,
      property: { type: 'Identifier', name, range: node.range },
    }),
    path.value,
  )
}

/** Returns every value that is assigned to a name. */
function valuesOfName(node: AstNode, program: Program): readonly AstNode[] {
  const variable = program.variableOf(node)
  if (variable === null) return []
  const written = variable.references.flatMap(({ writeExpr }) =>
    writeExpr ? [writeExpr as AstNode] : [],
  )
  return written
}
