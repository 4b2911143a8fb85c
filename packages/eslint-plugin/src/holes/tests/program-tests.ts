import { constantOf } from '../../javascript/constants/constant.ts'
import { isAnyOf } from '../../guards/way/cases.ts'
import { exits } from '../../guards/way/exits.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { calleePath } from '../../javascript/syntax/callee-path.ts'

/** A test, and a stretch of the program that is only reached if the test holds, or fails. */
export interface Test {
  /** Null if something is tested in a way that is not understood. */
  readonly test: AstNode | null
  /** The expression that is tested, or the test itself. */
  readonly tested: AstNode
  readonly holds: boolean
  readonly start: number
  readonly end: number
}

/** How many names the tests of a program may have together, and how far constants are followed. */
const maxNames = 200_000
const maxConstants = 3

/** The tests of a program by the names in them. */
export class ProgramTests {
  readonly #program: Program
  readonly #byName = new Map<string, Test[]>()
  #namesLeft = maxNames

  constructor(program: Program) {
    this.#program = program
    const left = [program.sourceCode.ast as unknown as AstNode]
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      this.#note(node)
      left.push(...this.#childrenOf(node))
    }
  }

  /** Returns the tests with a name of a variable or a member. */
  naming(name: string): readonly Test[] {
    return this.#byName.get(name) ?? []
  }

  #note(node: AstNode): void {
    const { test, parent } = node
    switch (node.type) {
      case 'IfStatement':
        this.#noteChoice(node)
        this.#noteExits(node)
        break
      case 'ConditionalExpression':
        this.#noteChoice(node)
        break
      case 'WhileStatement':
      case 'ForStatement':
        this.#add(test, true, node.body as AstNode)
        break
      case 'LogicalExpression':
        if (parent?.type !== 'LogicalExpression' || parent.operator !== node.operator)
          this.#noteOperands(node)
        break
      case 'SwitchStatement':
        this.#noteCases(node)
        break
      case 'ExpressionStatement':
        this.#noteAssertion(node)
        break
      default:
    }
  }

  #noteChoice({ test, consequent, alternate }: AstNode): void {
    this.#add(test, true, consequent)
    this.#add(test, false, alternate)
  }

  /** Notes the test of `if (…) return`, which guards the rest of its block. */
  #noteExits(statement: AstNode): void {
    const { test, consequent, alternate } = statement
    const rest = restOf(statement)
    if (rest === null || consequent === undefined) return
    if (exits(consequent)) this.#add(test, false, rest)
    else if (alternate && exits(alternate)) this.#add(test, true, rest)
  }

  /** Notes the operands of `a && b && c`, each of which guards those after it. */
  #noteOperands(chain: AstNode): void {
    const { operator, range } = chain
    if (operator === '??') return
    let first = chain
    while (first.type === 'LogicalExpression' && first.operator === operator && first.left) {
      const { left } = first
      const isChain = left.type === 'LogicalExpression' && left.operator === operator
      const operand = isChain ? left.right : left
      this.#add(operand, operator === '&&', { range: [left.range[1], range[1]] })
      first = left
    }
  }

  /** Notes the comparisons that the cases of a `switch` stand for. */
  #noteCases(statement: AstNode): void {
    const { discriminant, cases = [] } = statement
    if (discriminant === undefined) return
    const rest = restOf(statement)
    let labels: AstNode[] = []
    let [isDefault, defaultExits] = [false, false]
    const goingOn: AstNode[] = []
    for (const one of cases) {
      if (one.test) labels.push(one.test)
      else isDefault = true
      const body = (one.consequent ?? []) as unknown as readonly AstNode[]
      const comparison = isAnyOf(discriminant, labels)
      if (!isDefault) for (const each of body) this.#add(comparison, true, each, discriminant)
      const last = body.at(-1)
      if (last === undefined || !exits(last)) continue
      const leaves = !leavesOnlySwitch(last)
      if (isDefault) defaultExits = leaves
      else if (!leaves) goingOn.push(...labels)
      labels = []
      isDefault = false
    }
    if (defaultExits && rest !== null)
      this.#add(isAnyOf(discriminant, [...goingOn, ...labels]), true, rest, discriminant)
  }

  /** Notes `assert(…)`, and calls of functions that are named like checks. */
  #noteAssertion(statement: AstNode): void {
    const { expression } = statement
    const call = expression?.type === 'AwaitExpression' ? expression.argument : expression
    const rest = restOf(statement)
    if (call?.type !== 'CallExpression' || call.callee === undefined || rest === null) return
    const name = calleePath(call.callee)?.names.at(-1) ?? ''
    const [first] = call.arguments ?? []
    if (/^(?:assert|invariant|ok)$/.test(name)) this.#add(first, true, rest)
    else if (checks.test(name))
      for (const each of call.arguments ?? []) this.#add(null, true, rest, each)
  }

  #add(
    test: AstNode | null | undefined,
    holds: boolean,
    where: Pick<AstNode, 'range'> | null | undefined,
    tested: AstNode | null | undefined = test,
  ): void {
    if (test === undefined || !where || !tested) return
    const [start, end] = where.range
    const entry = { test, tested, holds, start, end }
    for (const name of this.#namesIn(tested)) {
      const tests = this.#byName.get(name)
      if (tests === undefined) this.#byName.set(name, [entry])
      else tests.push(entry)
    }
  }

  /** Returns the names in an expression, and in the constants that it uses. */
  #namesIn(expression: AstNode): ReadonlySet<string> {
    const names = new Set<string>()
    const left = [{ node: expression, constants: 0 }]
    for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
      const { node, constants } = entry
      this.#namesLeft -= 1
      if (this.#namesLeft < 0) return names
      if (node.type === 'Identifier' && typeof node.name === 'string' && !names.has(node.name)) {
        names.add(node.name)
        const value = constants < maxConstants ? constantOf(node, this.#program) : null
        if (value !== null) left.push({ node: value, constants: constants + 1 })
      }
      for (const child of this.#childrenOf(node)) left.push({ node: child, constants })
    }
    return names
  }

  #childrenOf(node: AstNode): readonly AstNode[] {
    return (this.#program.sourceCode.visitorKeys[node.type] ?? [])
      .flatMap(key => (node as unknown as Record<string, unknown>)[key])
      .filter((child): child is AstNode => typeof child === 'object' && child !== null)
  }
}

const checks = /^(?:assert|check|ensure|expect|guard|validate|verify)|valid/i

/** Returns the stretch after a statement in its block. */
function restOf({ parent, range }: AstNode): Pick<AstNode, 'range'> | null {
  const isBlock = /^(?:BlockStatement|Program|SwitchCase|StaticBlock)$/.test(parent?.type ?? '')
  return isBlock && parent ? { range: [range[1], parent.range[1]] } : null
}

/** Returns whether a statement leaves a `switch`, and what is after it goes on. */
function leavesOnlySwitch(statement: AstNode): boolean {
  const last =
    statement.type === 'BlockStatement' ? (statement.body as readonly AstNode[]).at(-1) : statement
  return last?.type === 'BreakStatement'
}
