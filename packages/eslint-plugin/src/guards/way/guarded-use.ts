import type { GuardedUse, Step } from '@hreflint/guards'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { Dependence } from '../dependence/dependence.ts'
import { ProgramNames } from '../program-names.ts'
import { type Subject, subjectOf } from '../subject.ts'
import { Walk } from './walk.ts'

/** A use of a value, with the tests that the value passes before it. */
export interface FoundUse {
  readonly use: GuardedUse
  readonly names: ProgramNames
  /** The first of the guards. */
  readonly guard: AstNode
}

/** A place that needs a guard. */
export interface UsePlace {
  /** The expression that is used. */
  readonly used: AstNode
  readonly place: GuardedUse['place']
  /** Where the value is used, if that is not where it is written. */
  readonly at?: AstNode
  /** Tests that were passed where the value was chosen. */
  readonly chosenBy?: readonly Extract<Step, { kind: 'test' }>[]
}

/**
 * Returns the tests that run before an expression is used. Null if there are none, or if something
 * on the way is not understood.
 */
export function guardedUse(
  { used, place, at = used, chosenBy = [] }: UsePlace,
  dependence: Dependence,
): FoundUse | null {
  const { program, budget } = dependence
  const subject = subjectOf(used, program)
  if (subject === null) return null
  const names = new ProgramNames(program, subject)
  const dependents = dependence.on(subject)
  const walk = new Walk(names, dependents)
  const way = walk.wayTo(at, boundaryOf(subject))
  if (way === null) return null
  const chosen = chosenBy.filter(({ node }) => dependents.areIn(node as AstNode))
  const guard = (chosen[0]?.node as AstNode | undefined) ?? walk.guard ?? rewriteIn(used)
  if (guard === null) return null
  if (chosen.length > 0 && way.steps.some(({ kind }) => kind === 'statement')) return null
  const steps = [...chosen, ...way.steps]
  budget.spend(steps.length * (subject.variable?.references.length ?? 0))
  if (!writesAreSteps(subject, steps, names)) return null
  return { use: { steps, used, place, otherWays: way.otherWays }, names, guard }
}

/** Returns the function or program that declares the subject. */
function boundaryOf({ variable }: Subject): AstNode | null {
  return (variable?.scope.block as AstNode | undefined) ?? null
}

/** Returns an expression that removes a part of a text: `value.replace(/^javascript:/, "")`. */
function rewriteIn(used: AstNode): AstNode | null {
  for (let at: AstNode | undefined = used; at?.type === 'CallExpression'; at = at.callee?.object) {
    if (/^replace(?:All)?$/.test(String(at.callee?.property?.name))) return used
  }
  return null
}

/**
 * Returns whether every assignment to the variable is one of the steps. After any other assignment,
 * the variable may hold another value.
 */
function writesAreSteps(
  { variable, path }: Subject,
  steps: readonly Step[],
  names: ProgramNames,
): boolean {
  if (variable === null || path.includes('.')) return true
  return variable.references.every(reference => {
    if (!reference.isWrite() || reference.init === true) return true
    if (names.isOnlyWrite(reference)) return true
    const [at = 0] = reference.identifier.range ?? []
    return steps.some(
      ({ kind, node: { range = [0, 0] } }) =>
        kind === 'statement' && range[0] <= at && at < range[1],
    )
  })
}
