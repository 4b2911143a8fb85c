import type { Scope } from 'eslint'
import { constantOf } from '../javascript/constants/constant.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { memberName } from '../javascript/syntax/callee-path.ts'
import { unwrapped } from '../javascript/syntax/unwrapped.ts'

const maxSteps = 12

/** Methods of lists that call a function with the elements. */
const listMethods = /^(?:every|filter|find|findIndex|findLast|flatMap|forEach|map|some)$/

/**
 * Returns whether a value is a part of what the program itself is made of: a member of an import, of
 * a module that is required, or of a constant of the module. Its author chose the text.
 */
export function isOwnValue(node: AstNode, program: Program): boolean {
  let at: AstNode | null = node
  for (let step = 0; step < maxSteps && at !== null; step += 1) {
    const inner: AstNode | undefined =
      unwrapped(at) ?? (at.type === 'MemberExpression' ? at.object : undefined)
    if (inner !== undefined) at = inner
    else if (isModule(at, program)) return true
    else if (at.type !== 'Identifier') return false
    else {
      const definition: Scope.Definition | undefined = program.variableOf(at)?.defs[0]
      if (definition?.type === 'ImportBinding') return true
      if (definition?.type === 'Parameter') {
        at = listOf(definition.node as AstNode, definition.name as unknown as AstNode)
        continue
      }
      if (definition?.type !== 'Variable') return false
      const value = constantOf(at, program)
      if (value?.type === 'ObjectExpression' || value?.type === 'ArrayExpression') return true
      if (value !== null && isOfModule(definition.node as AstNode)) return true
      at = value ?? destructured(definition.node as AstNode)
    }
  }
  return false
}

/** Matches `require("./config.json")` and `await import("./config.js")`. */
function isModule(node: AstNode, program: Program): boolean {
  const made = node.type === 'AwaitExpression' ? node.argument : node
  if (made?.type === 'ImportExpression') return true
  return (
    made?.type === 'CallExpression' &&
    made.callee?.name === 'require' &&
    program.isGlobal(made.callee)
  )
}

/** Returns whether a declaration is at the top of a module. */
const isOfModule = ({ parent }: AstNode): boolean =>
  parent?.kind === 'const' && /^(?:Program|Export\w+)$/.test(parent.parent?.type ?? '')

/** Returns the list that calls a function with its elements: `list` in `list.map(each => …)`. */
function listOf(callback: AstNode, parameter: AstNode): AstNode | null {
  const { parent } = callback
  const [first] = (callback as { readonly params?: readonly AstNode[] }).params ?? []
  if (first !== parameter && first?.type !== 'ObjectPattern') return null
  if (parent?.type !== 'CallExpression' || parent.arguments?.[0] !== callback) return null
  const { callee } = parent
  if (callee?.type !== 'MemberExpression' || callee.object === undefined) return null
  return listMethods.test(memberName(callee) ?? '') ? callee.object : null
}

/** Returns the value of a pattern: `config` in `const { a } = config`. */
const destructured = ({ id, init }: AstNode): AstNode | null =>
  /Pattern$/.test(id?.type ?? '') ? (init ?? null) : null
