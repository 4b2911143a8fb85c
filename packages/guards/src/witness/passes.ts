import { Evaluator } from '../evaluate/evaluator.ts'
import type { Interpreter } from '../evaluate/interpreter.ts'
import { Scope } from '../evaluate/scope.ts'
import { Runner } from '../evaluate/statements.ts'
import { ProgramThrows, textOf, Undecided, type Value } from '../evaluate/values.ts'
import type { Work } from '../evaluate/work.ts'
import type { GuardedUse, Names } from '../program.ts'
import type { SyntaxNode } from '../syntax/syntax-node.ts'

/** Expressions that are evaluated as if they were written differently. */
export type Replacement = ReadonlyMap<SyntaxNode, (interpreter: Interpreter, scope: Scope) => Value>

/**
 * Returns the text that a value is used as. Null if the value does not pass.
 *
 * @throws Undecided
 */
export function usedAs(
  input: string,
  guarded: GuardedUse,
  names: Names,
  work: Work,
  replacement?: Replacement,
): string | null {
  const evaluator = new Evaluator(names, input, work, replacement)
  const scope = new Scope(null)
  try {
    for (const step of guarded.steps) {
      if (step.kind === 'test') {
        if (Boolean(evaluator.evaluate(step.node, scope)) !== step.holds) return null
      } else if (new Runner(evaluator, true).run(step.node, scope) !== null) return null
    }
    return textOf(evaluator.evaluate(guarded.used, scope))
  } catch (error) {
    if (error instanceof ProgramThrows) return null
    throw error
  }
}

/** Returns whether a value reaches its use. Null if that is undecided. */
export function passesWith(
  input: string,
  guarded: GuardedUse,
  names: Names,
  work: Work,
  replacement?: Replacement,
): boolean | null {
  try {
    return usedAs(input, guarded, names, work, replacement) !== null
  } catch (error) {
    if (error instanceof Undecided) return null
    throw error
  }
}
