import type { GuardedUse, Step } from '@hreflint/guards'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { saysOnly } from './harmless.ts'
import { ProgramNames } from './program-names.ts'
import { type Subject, subjectOf } from './subject.ts'

/** A use of a value, with the tests that the value passes before it. */
export interface FoundUse {
  readonly use: GuardedUse
  readonly names: ProgramNames
  /** The first of the guards. */
  readonly guard: AstNode
}

/**
 * Returns the tests that run before an expression is used. Null if there are none, or if something
 * on the way is not understood.
 */
export function guardedUse(
  used: AstNode,
  place: GuardedUse['place'],
  program: Program,
): FoundUse | null {
  const subject = subjectOf(used, program)
  if (subject === null) return null
  const names = new ProgramNames(program, subject)
  const walk = new Walk(names)
  const steps = walk.stepsTo(used, boundaryOf(subject))
  if (steps === null || walk.guard === null) return null
  if (!writesAreSteps(subject, steps)) return null
  return { use: { steps, used, place }, names, guard: walk.guard }
}

/** Returns the function or program that declares the subject. */
function boundaryOf({ variable }: Subject): AstNode | null {
  return (variable?.scope.block as AstNode | undefined) ?? null
}

/**
 * Returns whether every assignment to the variable is one of the steps. After any other assignment,
 * the variable may hold another value.
 */
function writesAreSteps({ variable, path }: Subject, steps: readonly Step[]): boolean {
  if (variable === null || path.includes('.')) return true
  return variable.references.every(reference => {
    if (!reference.isWrite() || reference.init === true) return true
    const [at = 0] = reference.identifier.range ?? []
    return steps.some(
      ({ kind, node: { range = [0, 0] } }) =>
        kind === 'statement' && range[0] <= at && at < range[1],
    )
  })
}

/** A walk from an expression outwards, which collects the steps that run before it. */
class Walk {
  guard: AstNode | null = null
  readonly #names: ProgramNames
  readonly #steps: Step[] = []

  constructor(names: ProgramNames) {
    this.#names = names
  }

  stepsTo(used: AstNode, boundary: AstNode | null): readonly Step[] | null {
    let node = used
    for (let { parent } = node; parent && node !== boundary; { parent } = node) {
      if (!this.#pass(node, parent)) return null
      node = parent
    }
    return this.#steps
  }

  /**
   * Collects the tests between a node and its parent. Returns false if it does not understand them.
   */
  #pass(node: AstNode, parent: AstNode): boolean {
    switch (parent.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        return this.#branch(node, parent)
      case 'LogicalExpression':
        if (node !== parent.right || parent.left === undefined) return true
        if (parent.operator === '??') return !this.#names.mentions(parent.left)
        return this.#test(parent.left, parent.operator === '&&')
      case 'BlockStatement':
      case 'Program':
        return this.#before(node, parent.body as readonly AstNode[])
      case 'SwitchCase':
      case 'CatchClause':
      case 'WhileStatement':
      case 'ForStatement':
      case 'DoWhileStatement':
      case 'SwitchStatement':
        return !this.#names.mentions(headOf(parent))
      case 'TryStatement':
        return (
          node === parent.block || parent.block === undefined || !this.#names.mentions(parent.block)
        )
      default:
        return true
    }
  }

  /**
   * If the other branch also uses the value, the test distinguishes kinds of values and guards
   * nothing.
   */
  #branch(node: AstNode, choice: AstNode): boolean {
    const { test, consequent, alternate } = choice
    if (test === undefined || node === test) return true
    const other = node === consequent ? alternate : consequent
    if (other && this.#usesElsewhere(other)) return false
    if (node === consequent && choice.type === 'IfStatement' && exits(node)) {
      if (statementsAfter(choice).some(statement => this.#usesElsewhere(statement))) return false
    }
    return this.#test(test, node === consequent)
  }

  #test(test: AstNode, holds: boolean): boolean {
    if (!this.#names.mentions(test)) return true
    this.guard = test
    this.#steps.unshift({ kind: 'test', node: test, holds })
    return true
  }

  #before(node: AstNode, statements: readonly AstNode[]): boolean {
    const index = statements.indexOf(node)
    for (const statement of statements.slice(0, Math.max(0, index)).toReversed()) {
      if (!this.#statement(statement)) return false
    }
    return true
  }

  #statement(statement: AstNode): boolean {
    switch (statement.type) {
      case 'IfStatement': {
        if (!this.#names.mentions(statement)) return true
        const { test, consequent, alternate } = statement
        if (test === undefined || !this.#names.mentions(test)) return false
        for (const branch of [consequent, alternate]) {
          if (branch && exits(branch) && this.#usesElsewhere(branch)) return false
        }
        this.guard = test
        this.#steps.unshift({ kind: 'statement', node: statement })
        return true
      }
      case 'ExpressionStatement': {
        const { expression } = statement
        if (expression === undefined || !this.#names.mentions(expression)) return true
        if (saysOnly(expression)) return true
        if (expression.type !== 'AssignmentExpression') return false
        if (expression.left !== undefined && this.#names.isSubject(expression.left)) {
          this.#steps.unshift({ kind: 'statement', node: statement })
        }
        return true
      }
      case 'VariableDeclaration':
      case 'FunctionDeclaration':
      case 'ImportDeclaration':
        return true
      default:
        return !this.#names.mentions(statement)
    }
  }

  #usesElsewhere(branch: AstNode): boolean {
    return !isComplaint(branch) && this.#names.mentions(branch)
  }
}

/** Returns the part of a statement that decides whether its body runs. */
const headOf = (node: AstNode): AstNode =>
  node.test ?? (node as { discriminant?: AstNode }).discriminant ?? node

/**
 * Returns the statements that follow a statement in its block. If a branch exits, they are the
 * other branch.
 */
function statementsAfter(statement: AstNode): readonly AstNode[] {
  const { body } = statement.parent ?? {}
  const statements = Array.isArray(body) ? (body as readonly AstNode[]) : []
  return statements.slice(statements.indexOf(statement) + 1)
}

/** Returns whether a branch leaves the function or the loop. */
export function exits(branch: AstNode): boolean {
  const last =
    branch.type === 'BlockStatement' ? (branch.body as readonly AstNode[]).at(-1) : branch
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(last?.type ?? '')
}

/** Returns whether a branch only reports that a value is wrong. */
function isComplaint(branch: AstNode): boolean {
  const statements =
    branch.type === 'BlockStatement' ? (branch.body as readonly AstNode[]) : [branch]
  return statements.every(({ type, expression, argument }) => {
    if (type === 'ThrowStatement') return true
    if (type === 'ReturnStatement') return !argument || saysOnly(argument)
    return type === 'ExpressionStatement' && expression !== undefined && saysOnly(expression)
  })
}
