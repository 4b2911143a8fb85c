import type { Step } from '@hreflint/guards'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { Dependents } from '../dependence/dependents.ts'
import type { ProgramNames } from '../program-names.ts'
import { testOfCase } from './cases.ts'
import { exits, isComplaint } from './exits.ts'
import { saysOnly } from './harmless.ts'
import { otherWays } from './other-ways.ts'
import { testSteps } from './test-steps.ts'

/** The tests before a use, and those before other uses of the same value. */
export interface Way {
  readonly steps: readonly Step[]
  readonly otherWays: readonly (readonly Step[])[]
}

/** A walk from an expression outwards, which collects the steps that run before it. */
export class Walk {
  /** The test that is nearest to the start of the program. */
  guard: AstNode | null = null
  readonly dependents: Dependents
  readonly #names: ProgramNames
  /** The last step comes first. */
  readonly #steps: Step[] = []
  /** Other ways, with the number of steps that are not before them. */
  readonly #others: { readonly way: readonly Step[]; readonly after: number }[] = []

  constructor(names: ProgramNames, dependents: Dependents) {
    this.#names = names
    this.dependents = dependents
  }

  wayTo(used: AstNode, boundary: AstNode | null): Way | null {
    let node = used
    for (let { parent } = node; parent && node !== boundary; { parent } = node) {
      if (!this.#pass(node, parent)) return null
      node = parent
    }
    const steps = this.#steps.toReversed()
    const before = (after: number): readonly Step[] => steps.slice(0, steps.length - after)
    return {
      steps,
      otherWays: this.#others.map(({ way, after }) => [...before(after), ...way]),
    }
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
        if (parent.operator === '??') return !this.dependents.areIn(parent.left)
        return this.#test(parent.left, parent.operator === '&&')
      case 'BlockStatement':
      case 'Program':
        return this.#before(node, parent.body as readonly AstNode[])
      case 'SwitchCase':
        return this.#case(node, parent)
      case 'SwitchStatement':
        return true
      case 'CatchClause':
      case 'WhileStatement':
      case 'ForStatement':
      case 'DoWhileStatement':
        return !this.dependents.areIn(parent.test ?? parent)
      case 'TryStatement':
        return (
          node === parent.block ||
          parent.block === undefined ||
          !this.dependents.areIn(parent.block)
        )
      default:
        return true
    }
  }

  #branch(node: AstNode, choice: AstNode): boolean {
    const { test, consequent, alternate } = choice
    if (test === undefined || node === test) return true
    const holds = node === consequent
    if (!this.#test(test, holds)) return false
    const other = holds ? alternate : consequent
    if (other) this.#noteOther(other, test, !holds)
    if (holds && choice.type === 'IfStatement' && exits(node)) {
      for (const statement of statementsAfter(choice)) this.#noteOther(statement, test, false)
    }
    return true
  }

  /** Notes the uses of the value in another branch. */
  #noteOther(branch: AstNode, test: AstNode, holds: boolean): void {
    const before = testSteps(test, holds, this.dependents)
    const replaces = (node: AstNode): boolean => this.#names.isSubject(node)
    for (const way of otherWays(branch, before, this.dependents, replaces))
      this.#others.push({ way, after: this.#steps.length })
  }

  /** The statements of a case before the node, and the test of the case. */
  #case(node: AstNode, parent: AstNode): boolean {
    const { discriminant } = parent.parent ?? {}
    const statements = (parent.consequent ?? []) as unknown as readonly AstNode[]
    if (!this.#before(node, statements)) return false
    if (discriminant === undefined || node === parent.test) return true
    const labels = parent.parent?.cases?.flatMap(({ test }) => test ?? []) ?? []
    if (![discriminant, ...labels].some(each => this.dependents.areIn(each))) return true
    const found = testOfCase(parent)
    if (found === null) return false
    this.guard = discriminant
    this.#steps.push({ kind: 'test', node: found.test, holds: found.holds })
    return true
  }

  #test(test: AstNode, holds: boolean): boolean {
    if (!this.dependents.areIn(test)) return true
    this.guard = test
    this.#steps.push(...testSteps(test, holds, this.dependents).toReversed())
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
      case 'IfStatement':
        return !this.dependents.areIn(statement) || this.#choice(statement)
      case 'ExpressionStatement': {
        const { expression } = statement
        if (expression === undefined || !this.dependents.areIn(expression)) return true
        if (saysOnly(expression)) return true
        if (expression.type !== 'AssignmentExpression') return false
        if (expression.left !== undefined && this.#names.isSubject(expression.left)) {
          this.#steps.push({ kind: 'statement', node: statement })
          if (removesText(expression.right)) this.guard = expression.right ?? null
        }
        return true
      }
      case 'VariableDeclaration':
      case 'FunctionDeclaration':
      case 'ImportDeclaration':
        return true
      case 'SwitchStatement':
      case 'TryStatement':
        if (!this.dependents.areIn(statement)) return true
        if (statement.type === 'SwitchStatement') this.guard = statement.discriminant ?? null
        this.#steps.push({ kind: 'statement', node: statement })
        return true
      default:
        return !this.dependents.areIn(statement)
    }
  }

  /** An `if` statement before the use. */
  #choice(statement: AstNode): boolean {
    const { test, consequent, alternate } = statement
    if (test === undefined || !this.dependents.areIn(test)) return false
    if (consequent !== undefined && !alternate && exits(consequent)) {
      if (!this.#test(test, false)) return false
      this.#noteOther(consequent, test, true)
      return true
    }
    for (const branch of [consequent, alternate]) {
      if (branch && exits(branch) && !isComplaint(branch) && this.dependents.areIn(branch))
        return false
    }
    this.guard = test
    this.#steps.push({ kind: 'statement', node: statement })
    return true
  }
}

/** Returns whether an expression removes a part of a text. */
const removesText = (node: AstNode | undefined): boolean =>
  node?.type === 'CallExpression' && /^replace(?:All)?$/.test(String(node.callee?.property?.name))

/**
 * Returns the statements that follow a statement in its block. If a branch exits, they are the
 * other branch.
 */
function statementsAfter(statement: AstNode): readonly AstNode[] {
  const { body } = statement.parent ?? {}
  const statements = Array.isArray(body) ? (body as readonly AstNode[]) : []
  return statements.slice(statements.indexOf(statement) + 1)
}
