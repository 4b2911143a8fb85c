import { ProgramNames } from '../../guards/program-names.ts'
import { readsSubject, type Subject, subjectOf } from '../../guards/subject.ts'
import { constantOf } from '../../javascript/constants/constant.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { mayPass } from './may-pass.ts'
import { ProgramTests, type Test } from './program-tests.ts'

/**
 * Returns the first of some values that can be the value of an expression, because no test on the
 * way to it refuses the value. Null if there is none, or if a test is not understood.
 *
 * @param use Where the value is used, if a constant has it.
 */
export function arrivingValue(
  expression: AstNode,
  values: readonly string[],
  program: Program,
  use: AstNode | null = null,
): string | null {
  const places = use === null || use === expression ? [expression] : [expression, use]
  let tests = testsByProgram.get(program)
  if (tests === undefined) {
    tests = new TestsOfSubjects(program)
    testsByProgram.set(program, tests)
  }
  return tests.arrivingAt(places, values)
}

const testsByProgram = new WeakMap<Program, TestsOfSubjects>()

/** The tests of a subject, and which values pass them. */
interface Known {
  readonly tests: readonly Test[]
  readonly passed: Map<Test, Map<string, boolean | null>>
}

/** How many tests may be looked at for the places of a program, and how many may be evaluated. */
const maxLooks = 2_000_000
const maxTrials = 5_000

/** The most nodes of a test that are looked through for the subject. */
const maxNodes = 400

class TestsOfSubjects {
  readonly #program: Program
  readonly #tests: ProgramTests
  readonly #known = new Map<unknown, Map<string, Known>>()
  #looks = 0
  #trials = 0

  constructor(program: Program) {
    this.#program = program
    this.#tests = new ProgramTests(program)
  }

  arrivingAt(places: readonly AstNode[], values: readonly string[]): string | null {
    const passed = places.flatMap(place => this.#before(place))
    for (const value of values) {
      const answers = passed.map(passes => passes(value))
      if (!answers.includes(false)) return answers.includes(null) ? null : value
    }
    return null
  }

  /** Returns a function for each test before an expression, which tells whether a value passes. */
  #before(expression: AstNode): readonly ((value: string) => boolean | null)[] {
    const subject = subjectOf(expression, this.#program)
    if (subject === null) return []
    const [at] = expression.range
    const known = this.#testsOf(subject)
    this.#looks += known.tests.length
    if (this.#looks > maxLooks) return [() => null]
    return known.tests
      .filter(({ start, end }) => start <= at && at < end)
      .map(test => value => this.#passes(test, value, subject, known))
  }

  #testsOf(subject: Subject): Known {
    const ofVariable = this.#known.get(subject.variable) ?? new Map<string, Known>()
    this.#known.set(subject.variable, ofVariable)
    let known = ofVariable.get(subject.path)
    if (known === undefined) {
      const name = subject.path.slice(subject.path.lastIndexOf('.') + 1)
      known = { tests: this.#tests.naming(name), passed: new Map() }
      ofVariable.set(subject.path, known)
    }
    return known
  }

  #passes(test: Test, value: string, subject: Subject, { passed }: Known): boolean | null {
    const answers = passed.get(test) ?? new Map<string, boolean | null>()
    passed.set(test, answers)
    let answer = answers.get(value)
    if (answer === undefined) {
      this.#trials += 1
      answer = this.#trials > maxTrials ? null : this.#try(test, value, subject)
      answers.set(value, answer)
    }
    return answer
  }

  #try({ test, tested, holds }: Test, value: string, subject: Subject): boolean | null {
    const program = this.#program
    const dependsOnSubject = (node: AstNode): boolean => this.#depends(node, subject)
    if (!dependsOnSubject(tested)) return true
    if (test === null) return null
    const names = new ProgramNames(program, subject)
    return mayPass(test, holds, { value, names, program, dependsOnSubject })
  }

  /** Returns whether an expression, or a constant in it, reads the subject. */
  #depends(expression: AstNode, subject: Subject): boolean {
    const left = [expression]
    const followed = new Set<AstNode>()
    for (let count = 0; count < maxNodes; count += 1) {
      const node = left.pop()
      if (node === undefined) return false
      if (readsSubject(node, subject, this.#program)) return true
      const constant = node.type === 'Identifier' ? constantOf(node, this.#program) : null
      if (constant !== null && !followed.has(constant)) left.push(constant)
      if (constant !== null) followed.add(constant)
      for (const key of this.#program.sourceCode.visitorKeys[node.type] ?? []) {
        const child = (node as unknown as Record<string, unknown>)[key]
        for (const each of Array.isArray(child) ? child : [child]) if (each) left.push(each)
      }
    }
    return true
  }
}
