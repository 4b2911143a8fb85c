import type { Rule } from 'eslint'
import { constantOf } from '../../javascript/constants/constant.ts'
import { moduleMembers } from '../../javascript/modules/module-members.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import { defineProgramRule } from '../define/define-program-rule.ts'

/** Reports values that are percent-encoded before something else encodes them again. */
export const noDoubleEncoding = defineProgramRule({
  name: 'no-double-encoding',
  description: 'Disallow percent-encoding a value that is encoded again',
  recommended: false,
  messages: {
    'encoded-again': '{{by}} encodes this again: "a b" becomes "a%2520b".',
    suggestion: 'Pass the value itself.',
  },
  // A search is fast if its first letter is rare.
  mayReport: text => text.includes('URIComponent'),
  visit: ({ program, context }) => ({
    CallExpression(node) {
      const call = node as AstNode
      if (!isEncoded(call, program)) return
      const by = encoderAround(call, program)
      const [value] = call.arguments ?? []
      if (by === null || value === undefined) return
      const text = program.text.slice(...value.range)
      context.report({
        node,
        messageId: 'encoded-again',
        data: { by },
        suggest: [{ messageId: 'suggestion', fix: fixer => fixer.replaceText(node, text) }],
      } as Rule.ReportDescriptor)
    },
  }),
})

/** Returns whether an expression is `encodeURIComponent(value)`. */
function isEncoded({ callee, arguments: args }: AstNode, program: Program): boolean {
  return callee?.name === 'encodeURIComponent' && program.isGlobal(callee) && args?.length === 1
}

/**
 * Returns the name of what encodes the value of an expression. Null if nothing is known to encode
 * it.
 */
function encoderAround(node: AstNode, program: Program): string | null {
  const { parent } = node
  if (parent === undefined) return null
  if (parent.type === 'CallExpression') return encoderOfArgument(node, parent, program)
  if (parent.type === 'TemplateLiteral' || isSum(parent)) return encoderOfText(parent, program)
  if (parent.type === 'ArrayExpression') return encoderOfPair(node, parent, program)
  if (parent.type !== 'Property' || parent.value !== node) return null
  const object = parent.parent
  if (object?.type !== 'ObjectExpression') return null
  return isSearchParams(object.parent, object, program)
    ? 'URLSearchParams'
    : encoderOfParams(object, program)
}

function encoderOfArgument(node: AstNode, call: AstNode, program: Program): string | null {
  const { callee, arguments: args = [] } = call
  if (callee?.type !== 'MemberExpression' || args[1] !== node || args.length !== 2) return null
  if (!/^(?:set|append)$/.test(nameOfKey(callee.property) ?? '')) return null
  return callee.object !== undefined && givesSearchParams(callee.object, program, 0)
    ? 'URLSearchParams'
    : null
}

/** Matches `encodeURI("…" + encodeURIComponent(value))`. */
function encoderOfText(text: AstNode, program: Program): string | null {
  let whole = text
  while (
    whole.parent !== undefined &&
    (isSum(whole.parent) || whole.parent.type === 'TemplateLiteral')
  )
    whole = whole.parent
  const { callee, arguments: args } = whole.parent ?? {}
  if (whole.parent?.type !== 'CallExpression' || args?.[0] !== whole) return null
  return callee?.name === 'encodeURI' && program.isGlobal(callee) ? 'encodeURI()' : null
}

/** Matches `new URLSearchParams([["name", encodeURIComponent(value)]])`. */
function encoderOfPair(node: AstNode, pair: AstNode, program: Program): string | null {
  const list = pair.parent
  const elements = (pair as { elements?: readonly AstNode[] }).elements ?? []
  if (elements.length !== 2 || elements[1] !== node || list?.type !== 'ArrayExpression') return null
  return isSearchParams(list.parent, list, program) ? 'URLSearchParams' : null
}

/** Matches `axios.get(url, { params: { name: encodeURIComponent(value) } })`. */
function encoderOfParams({ parent: property }: AstNode, program: Program): string | null {
  const call = property?.parent?.parent
  if (property?.type !== 'Property' || nameOfKey(property.key) !== 'params') return null
  if (call?.type !== 'CallExpression' || call.callee === undefined) return null
  return moduleMembers(call.callee, program).some(({ module }) => module === 'axios')
    ? 'axios'
    : null
}

function isSearchParams(made: AstNode | undefined, value: AstNode, program: Program): boolean {
  const { type, callee, arguments: args } = made ?? { type: '' }
  if (type !== 'NewExpression' || args?.[0] !== value || callee === undefined) return false
  return callee.name === 'URLSearchParams' && program.isGlobal(callee)
}

/** Returns whether an expression certainly gives a `URLSearchParams`. */
function givesSearchParams(node: AstNode, program: Program, depth: number): boolean {
  if (depth > 3) return false
  if (node.type === 'NewExpression') {
    return node.callee?.name === 'URLSearchParams' && program.isGlobal(node.callee)
  }
  if (node.type === 'MemberExpression') {
    return (
      nameOfKey(node.property) === 'searchParams' &&
      node.object !== undefined &&
      givesUrl(node.object, program)
    )
  }
  const value = node.type === 'Identifier' ? constantOf(node, program) : null
  return value !== null && givesSearchParams(value, program, depth + 1)
}

function givesUrl(node: AstNode, program: Program): boolean {
  const made = node.type === 'Identifier' ? constantOf(node, program) : node
  return (
    made?.type === 'NewExpression' && made.callee?.name === 'URL' && program.isGlobal(made.callee)
  )
}

const isSum = ({ type, operator }: AstNode): boolean =>
  type === 'BinaryExpression' && operator === '+'
