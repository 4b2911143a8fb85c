import type { Scope } from 'eslint'
import type { Program } from '../../javascript/program.ts'
import type { Subject } from '../subject.ts'
import { Budget } from './budget.ts'
import { Dependents } from './dependents.ts'
import { ProgramNodes } from './program-nodes.ts'

/** A program with what its values depend on, which is looked up once for each guarded value. */
export class Dependence {
  readonly program: Program
  readonly budget: Budget
  readonly #known = new Map<Scope.Variable | null, Map<string, Dependents>>()
  #nodes: ProgramNodes | null = null

  constructor(program: Program) {
    this.program = program
    this.budget = new Budget(program.text)
  }

  on(subject: Subject): Dependents {
    const ofVariable = this.#known.get(subject.variable) ?? new Map<string, Dependents>()
    this.#known.set(subject.variable, ofVariable)
    let dependents = ofVariable.get(subject.path)
    if (dependents === undefined) {
      this.#nodes ??= new ProgramNodes(this.program)
      dependents = new Dependents(subject, this.program, this.#nodes, this.budget)
      ofVariable.set(subject.path, dependents)
    }
    return dependents
  }
}
