import type { Step } from '@hreflint/guards'
import type { Scope } from 'eslint'
import { constantOf, onlyWriteOf } from '../../javascript/constants/constant.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { unwrapped } from '../../javascript/syntax/unwrapped.ts'
import type { UsePlace } from '../way/guarded-use.ts'
import { isInTest } from './in-test.ts'
import { valuesReturned } from '../../javascript/syntax/returned-values.ts'

/** How many constants, choices and functions are followed, and how many values a place may have. */
const maxDepth = 5
const maxUses = 12

type Test = Extract<Step, { kind: 'test' }>

/**
 * Yields the expressions that can give the value of a place: branches of choices, what a function of
 * the file returns, what a variable is assigned. Literals are left out.
 */
export function usesOf(place: UsePlace, program: Program): readonly UsePlace[] {
  const uses: UsePlace[] = []
  follow(place.used, place.at ?? null, place.chosenBy ?? [], 0)
  return uses

  function follow(
    written: AstNode,
    at: AstNode | null,
    chosenBy: readonly Test[],
    depth: number,
  ): void {
    const node = unwrapped(written) ?? written
    if (node.type === 'Literal' || uses.length >= maxUses) return
    if (depth > maxDepth) return
    const { test, consequent, alternate, left, right, operator } = node
    if (node.type === 'ConditionalExpression' && test !== undefined) {
      const choose = (holds: boolean) => (at === null ? [] : [testOf(test, holds)])
      if (consequent) follow(consequent, at, [...chosenBy, ...choose(true)], depth + 1)
      if (alternate) follow(alternate, at, [...chosenBy, ...choose(false)], depth + 1)
      return
    }
    if (node.type === 'LogicalExpression' && left && right) {
      if (operator === '&&') {
        follow(right, at, at === null ? [] : [...chosenBy, testOf(left, true)], depth + 1)
        return
      }
      const first = unwrapped(left) ?? left
      if (/^(?:Logical|Conditional)Expression$/.test(first.type)) {
        follow(first, at, chosenBy, depth + 1)
        follow(right, at, chosenBy, depth + 1)
        return
      }
    }
    if (node.type === 'AwaitExpression' && node.argument) {
      follow(node.argument, at, chosenBy, depth + 1)
      return
    }
    const called = node.type === 'CallExpression' ? functionCalled(node, program) : null
    if (called !== null) {
      for (const value of valuesReturned(called)) follow(value, null, [], depth + 1)
      return
    }
    const value = node.type === 'Identifier' ? constantOf(node, program) : null
    if (value !== null && isChoice(value, program)) {
      follow(value, at ?? place.at ?? node, chosenBy, depth + 1)
      return
    }
    uses.push({ ...place, used: node, chosenBy, ...(at === null ? {} : { at }) })
    const variable = node.type === 'Identifier' ? program.variableOf(node) : null
    if (variable === null || isTested(variable)) return
    for (const assigned of valuesAssigned(variable)) follow(assigned, null, [], depth + 1)
  }
}

const testOf = (node: AstNode, holds: boolean): Test => ({ kind: 'test', node, holds })

/** Returns whether a constant is chosen among several values. */
function isChoice(written: AstNode, program: Program): boolean {
  const value = unwrapped(written) ?? written
  if (value.type === 'AwaitExpression' && value.argument) return isChoice(value.argument, program)
  if (value.type === 'LogicalExpression') {
    const left = value.left && (unwrapped(value.left) ?? value.left)
    return value.operator === '&&' || /^(?:Logical|Conditional)Exp/.test(left?.type ?? '')
  }
  if (value.type === 'CallExpression') return functionCalled(value, program) !== null
  return value.type === 'ConditionalExpression'
}

/** Returns the function of the file that a call runs with a value that is not known. */
function functionCalled(
  { callee, arguments: args = [] }: AstNode,
  program: Program,
): AstNode | null {
  if (callee?.type !== 'Identifier' || args.every(({ type }) => type === 'Literal')) return null
  const definition = program.variableOf(callee)?.defs[0]
  const node =
    definition?.type === 'FunctionName' ? (definition.node as AstNode) : constantOf(callee, program)
  return node !== null && /Function/.test(node.type) ? node : null
}

const maxWrites = 4

/** Returns the values that a variable is assigned after its declaration, if they are several. */
function valuesAssigned(variable: Scope.Variable): readonly AstNode[] {
  const [definition] = variable.defs
  if (definition?.type !== 'Variable' || onlyWriteOf(variable) !== null) return []
  const writes = variable.references.filter(reference => reference.isWrite())
  if (writes.length < 2 || writes.length > maxWrites) return []
  return writes.flatMap(({ identifier, writeExpr }) => {
    const { parent } = identifier as AstNode
    const isPlain = parent?.type === 'AssignmentExpression' && parent.operator === '='
    return isPlain && writeExpr ? [writeExpr as AstNode] : []
  })
}

const isTestedVariable = new WeakMap<Scope.Variable, boolean>()

/** Returns whether a variable is read in a test. */
function isTested(variable: Scope.Variable): boolean {
  let known = isTestedVariable.get(variable)
  if (known === undefined) {
    known = variable.references.some(
      reference => reference.isRead() && isInTest(reference.identifier as AstNode),
    )
    isTestedVariable.set(variable, known)
  }
  return known
}
