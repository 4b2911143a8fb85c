import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, Value } from './values.ts'
import type { Work } from './work.ts'

/** The operations that the parts of an evaluator use of each other. */
export interface Interpreter {
  /** Counts the work of the search, over all its evaluations. */
  readonly work: Work
  evaluate(expression: SyntaxNode, scope: Scope): Value
  /** Calls a function of the program. */
  call(called: FunctionValue, args: readonly Value[]): Value
  /** Declares the names of a pattern. */
  bind(pattern: SyntaxNode, value: Value, scope: Scope): void
  /** Assigns a value to a name or to the guarded subject. */
  assign(target: SyntaxNode, value: Value, scope: Scope): void
  isSubject(node: SyntaxNode): boolean
}
