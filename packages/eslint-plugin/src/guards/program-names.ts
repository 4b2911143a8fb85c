import type { Names, SyntaxNode } from '@hreflint/guards'
import type { Scope } from 'eslint'
import { constantOf, onlyWriteOf } from '../javascript/constants/constant.ts'
import { constantNamedBy } from '../javascript/constants/constant-value.ts'
import { destructuredPath } from '../javascript/modules/module-bindings.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { ownSiteNamedBy } from './own-site.ts'
import { readsSubject, type Subject } from './subject.ts'

/** Answers the questions that the search for a witness asks about a program. */
export class ProgramNames implements Names {
  /** The name whose value is taken to be the own site. */
  assumed: AstNode | null = null
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
    const known =
      node.type === 'MemberExpression'
        ? (constantNamedBy(node, this.#program) ?? methodOfThis(node))
        : node.type === 'Identifier'
          ? valueOfName(node, this.#program)
          : null
    if (known !== null) return known
    const own = ownSiteNamedBy(node, this.#program)
    if (own !== null) this.assumed = node
    return own
  }

  /** Returns whether an assignment is the only one, so that its value is known. */
  isOnlyWrite({ resolved, writeExpr }: Scope.Reference): boolean {
    return resolved !== null && writeExpr != null && onlyWriteOf(resolved) === writeExpr
  }

  isGlobal(node: SyntaxNode): boolean {
    return this.#program.isGlobal(node as AstNode)
  }
}

/** Returns the method that `this.name` is in a class. */
function methodOfThis({ object, property, computed, parent }: AstNode): AstNode | null {
  if (object?.type !== 'ThisExpression' || computed === true) return null
  let at = parent
  while (at && at.type !== 'ClassBody') at = at.parent
  const members = (at?.body ?? []) as readonly AstNode[]
  const method = members.find(
    ({ type, kind, key }) =>
      type === 'MethodDefinition' && kind === 'method' && key?.name === property?.name,
  )
  return (method?.value as AstNode | undefined) ?? null
}

/** Returns the function or the expression that a name always refers to. */
function valueOfName(node: AstNode, program: Program): AstNode | null {
  const variable = program.variableOf(node)
  const [definition, other] = variable?.defs ?? []
  if (definition?.type === 'FunctionName' && other === undefined) {
    const isAssigned = variable?.references.some(reference => reference.isWrite()) === true
    return isAssigned ? null : (definition.node as AstNode)
  }
  return (
    constantOf(node, program) ??
    constantNamedBy(node, program) ??
    memberOfPattern(node, program) ??
    (variable === null ? null : (onlyWriteOf(variable) ?? firstElementOf(variable, program)))
  )
}

/**
 * Returns the first of the constants that a loop goes through: `a` in `for (const x of ["a", "b"])`.
 * What passes for it gets to the use.
 */
function firstElementOf({ defs: [definition] }: Scope.Variable, program: Program): AstNode | null {
  const declaration = (definition?.node as AstNode | undefined)?.parent
  const loop = declaration?.parent
  if (loop?.type !== 'ForOfStatement' || loop.left !== declaration || !loop.right) return null
  const list = constantOf(loop.right, program) ?? loop.right
  return list.type === 'ArrayExpression' ? (list.elements?.[0] ?? null) : null
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
