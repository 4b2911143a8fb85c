import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, Value } from './values.ts'

/** What the parts of an evaluator ask of each other. */
export interface Interpreter {
  evaluate(expression: SyntaxNode, scope: Scope): Value
  /** Calls a function of the program. */
  call(called: FunctionValue, args: readonly Value[]): Value
  /** Declares the names of a pattern. */
  bind(pattern: SyntaxNode, value: Value, scope: Scope): void
  /** Gives a name, or what is guarded, another value. */
  assign(target: SyntaxNode, value: Value, scope: Scope): void
  isSubject(node: SyntaxNode): boolean
}
