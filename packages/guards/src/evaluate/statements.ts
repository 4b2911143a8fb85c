import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { Interpreter } from './interpreter.ts'
import { Scope } from './scope.ts'
import { isKind, isList, needed, ProgramThrows, Undecided, type Value } from './values.ts'

/** How a statement ends early: `return`, `continue`, `break`. */
export interface Exit {
  readonly kind: 'return' | 'break' | 'other'
  /** Evaluates what is returned. */
  readonly value: () => Value
}

const nothing = (): Value => undefined

/** Runs statements for an evaluator. */
export class Runner {
  readonly #evaluator: Interpreter
  /** Whether only the way statements end matters, not their values. */
  readonly #ignoresValues: boolean

  constructor(evaluator: Interpreter, ignoresValues = false) {
    this.#evaluator = evaluator
    this.#ignoresValues = ignoresValues
  }

  /** Runs a statement. Returns null if it runs to its end. */
  run(statement: SyntaxNode, scope: Scope): Exit | null {
    switch (statement.type) {
      case 'BlockStatement':
        return this.#runAll(statement.body as readonly SyntaxNode[], new Scope(scope))
      case 'ReturnStatement': {
        const { argument } = statement
        const value = argument ? () => this.#evaluator.evaluate(argument, scope) : nothing
        return { kind: 'return', value }
      }
      case 'ThrowStatement':
        throw new ProgramThrows()
      case 'BreakStatement':
        return { kind: 'break', value: nothing }
      case 'ContinueStatement':
        return { kind: 'other', value: nothing }
      case 'IfStatement': {
        const branch = this.#evaluator.evaluate(needed(statement.test), scope)
          ? statement.consequent
          : statement.alternate
        return branch ? this.run(branch, scope) : null
      }
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations ?? [])
          this.#declare(needed(id), init, scope)
        return null
      case 'ExpressionStatement':
        this.#express(needed(statement.expression), scope)
        return null
      case 'TryStatement':
        return this.#try(statement, scope)
      case 'ForOfStatement':
        return this.#forOf(statement, scope)
      case 'SwitchStatement':
        return this.#switch(statement, scope)
      case 'FunctionDeclaration':
      case 'EmptyStatement':
        return null
      default:
        throw new Undecided()
    }
  }

  #runAll(statements: readonly SyntaxNode[], scope: Scope): Exit | null {
    if (this.#ignoresValues && isMereExit(statements)) {
      const last = needed(statements.at(-1))
      return last.type === 'BreakStatement'
        ? this.run(last, scope)
        : { kind: 'return', value: nothing }
    }
    for (const statement of statements) {
      const exit = this.run(statement, scope)
      if (exit !== null) return exit
    }
    return null
  }

  /** Declares a name. The subject keeps its value. */
  #declare(id: SyntaxNode, init: SyntaxNode | null | undefined, scope: Scope): void {
    if (this.#evaluator.isSubject(id)) return
    this.#evaluator.bind(id, init ? this.#evaluator.evaluate(init, scope) : undefined, scope)
  }

  #express(expression: SyntaxNode, scope: Scope): void {
    if (expression.type !== 'AssignmentExpression') {
      if (!saysOnly(expression)) this.#evaluator.evaluate(expression, scope)
      return
    }
    if (expression.operator !== '=') throw new Undecided()
    const value = this.#evaluator.evaluate(needed(expression.right), scope)
    this.#evaluator.assign(needed(expression.left), value, scope)
  }

  #try({ block, handler, finalizer }: SyntaxNode, scope: Scope): Exit | null {
    if (finalizer) throw new Undecided()
    try {
      return this.run(needed(block), scope)
    } catch (error) {
      if (!(error instanceof ProgramThrows)) throw error
      return this.run(needed(handler?.body as SyntaxNode | undefined), scope)
    }
  }

  #switch({ discriminant, cases = [] }: SyntaxNode, scope: Scope): Exit | null {
    const value = this.#evaluator.evaluate(needed(discriminant), scope)
    const isTaken = ({ test }: SyntaxNode): boolean =>
      test != null && this.#evaluator.evaluate(test, scope) === value
    const first = cases.findIndex(isTaken)
    const start = first === -1 ? cases.findIndex(({ test }) => test == null) : first
    const inner = new Scope(scope)
    for (const { consequent } of start === -1 ? [] : cases.slice(start)) {
      for (const statement of (consequent ?? []) as unknown as readonly SyntaxNode[]) {
        const exit = this.run(statement, inner)
        if (exit !== null) return exit.kind === 'break' ? null : exit
      }
    }
    return null
  }

  #forOf({ left, right, body }: SyntaxNode, scope: Scope): Exit | null {
    const value = this.#evaluator.evaluate(needed(right), scope)
    const list = isKind(value, 'set') ? value.values : value
    const [declared] = left?.declarations ?? []
    if (!isList(list) || declared?.id === undefined) throw new Undecided()
    for (const each of list) {
      const inner = new Scope(scope)
      this.#evaluator.bind(declared.id, each, inner)
      const exit = this.run(needed(body as SyntaxNode | undefined), inner)
      if (exit === null) continue
      if (exit.kind !== 'return') throw new Undecided()
      return exit
    }
    return null
  }
}

/** Returns whether an expression is `console.warn(…)` or the like, which changes nothing. */
function saysOnly(expression: SyntaxNode): boolean {
  const { object } = expression.callee ?? {}
  return (
    expression.type === 'CallExpression' && /^(?:console|logger|log)$/.test(String(object?.name))
  )
}

/** Returns whether statements only leave, perhaps after a message. */
function isMereExit(statements: readonly SyntaxNode[]): boolean {
  const last = statements.at(-1)?.type ?? ''
  const before = statements.slice(0, -1)
  return (
    /^(?:Return|Throw|Break|Continue)Statement$/.test(last) &&
    before.every(
      ({ type, expression }) =>
        type === 'ExpressionStatement' && expression?.type !== 'AssignmentExpression',
    )
  )
}
