import type { Step } from '@hreflint/guards'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { ProgramNames } from '../program-names.ts'
import type { FoundUse, UsePlace } from '../way/guarded-use.ts'

/** A node that the program does not have, so it has no place in the text. */
const made = (node: Omit<AstNode, 'range'>): AstNode => node as AstNode

/** The value that a library tests. The program has no name for it. */
const value = made({ type: 'Identifier', name: 'value' })

class GivenNames extends ProgramNames {
  override isSubject(node: object): boolean {
    return node === value
  }

  override isGlobal(node: object): boolean {
    return node !== value && super.isGlobal(node as AstNode)
  }
}

/** Returns the test `pattern.test(value)`. */
export const matches = (pattern: AstNode): AstNode => callOf(pattern, 'test', value)

/** Returns the test `value.startsWith(text)`, or that of another method. */
export const asks = (method: string, text: AstNode): AstNode => callOf(value, method, text)

/** Returns the test that a value has the slashes of an absolute URL. */
export const isAbsolute = (): AstNode =>
  callOf(value, 'includes', made({ type: 'Literal', value: '://' }))

const callOf = (object: AstNode, method: string, argument: AstNode): AstNode =>
  made({
    type: 'CallExpression',
    callee: made({
      type: 'MemberExpression',
      object,
      property: made({ type: 'Identifier', name: method }),
    }),
    arguments: [argument],
  })

/** Returns the tests that a library makes of a value, as a guard. */
export function givenGuard(
  tests: readonly AstNode[],
  place: UsePlace['place'],
  guard: AstNode,
  program: Program,
): FoundUse {
  const steps = tests.map((node): Step => ({ kind: 'test', node, holds: true }))
  const names = new GivenNames(program, { variable: null, path: '' })
  return { use: { steps, used: value, place }, names, guard }
}
