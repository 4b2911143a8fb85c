import type { Scope } from 'eslint'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { readsSubject, type Subject } from '../subject.ts'
import type { Budget } from './budget.ts'
import type { ProgramNodes } from './program-nodes.ts'

/** How many assignments a value is followed through. */
const maxAssignments = 6

/** The nodes of a program that depend on a value, directly or through the names in them. */
export class Dependents {
  readonly #nodes: ProgramNodes
  readonly #budget: Budget
  /** The names and members that depend on the value, by their numbers. */
  readonly #numbers: Int32Array

  constructor(subject: Subject, program: Program, nodes: ProgramNodes, budget: Budget) {
    this.#nodes = nodes
    this.#budget = budget
    this.#numbers = dependentsOf(subject, program, nodes, budget)
  }

  /** Returns whether a node, or a node below it, depends on the value. */
  areIn(node: AstNode): boolean {
    this.#budget.spend(1)
    const range = this.#nodes.rangeOf(node)
    if (range === null) return true
    const [start, end] = range
    return (this.#numbers[firstFrom(this.#numbers, start)] ?? end) < end
  }
}

function dependentsOf(
  subject: Subject,
  program: Program,
  nodes: ProgramNodes,
  budget: Budget,
): Int32Array {
  const dependents: number[] = []
  const containing = new Set<number>()
  const reached = new Set<Scope.Variable>()

  /** Returns the variables that expressions with these nodes are assigned to, each only once. */
  function assignedFrom(numbers: readonly number[]): readonly Scope.Variable[] {
    const variables: Scope.Variable[] = []
    for (const number of numbers) {
      dependents.push(number)
      for (let at = number; !containing.has(at); at = nodes.around(at)) {
        budget.spend(2)
        containing.add(at)
        for (const variable of nodes.variablesAssigned(at)) {
          if (reached.has(variable)) continue
          reached.add(variable)
          variables.push(variable)
        }
      }
    }
    return variables
  }

  const wanted = (numbers: readonly number[], test: (node: AstNode) => boolean) =>
    numbers.filter(number => {
      budget.spend(1)
      const node = nodes.at(number)
      return node !== undefined && test(node)
    })
  /** Leaves out what is outside the scope of a variable: many functions may have a name like it. */
  const inScopeOf = (variable: Scope.Variable | null, numbers: readonly number[]) => {
    const range = variable && nodes.rangeOf(variable.scope.block as AstNode)
    if (!range) return numbers
    const [start, end] = range
    return numbers.slice(firstFrom(numbers, start), firstFrom(numbers, end))
  }
  const namesOf = (variable: Scope.Variable) =>
    wanted(
      inScopeOf(variable, nodes.identifiers(variable.name)),
      node => program.variableOf(node) === variable,
    )

  const named = subject.path.includes('.')
    ? nodes.members(subject.path.slice(subject.path.lastIndexOf('.') + 1))
    : nodes.identifiers(subject.path)
  const candidates = inScopeOf(subject.variable, named)
  let level = assignedFrom(wanted(candidates, node => readsSubject(node, subject, program)))
  for (let depth = 0; depth < maxAssignments && level.length > 0; depth += 1) {
    level = level.flatMap(variable => assignedFrom(namesOf(variable)))
  }
  return Int32Array.from(dependents).sort()
}

/** Returns the index of the first of sorted numbers that is not less than `least`. */
function firstFrom(numbers: ArrayLike<number>, least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
