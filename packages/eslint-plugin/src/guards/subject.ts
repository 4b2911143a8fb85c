import type { Scope } from 'eslint'
import { constantOf, onlyWriteOf } from '../javascript/constants/constant.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath } from '../javascript/syntax/callee-path.ts'
import { unwrapped } from '../javascript/syntax/unwrapped.ts'

/** The value that is guarded: a variable, or a chain of members (`req.query.next`). */
export interface Subject {
  /** Null if the chain starts with `this` or a global. */
  readonly variable: Scope.Variable | null
  /** For example `next` or `req.query.next`. */
  readonly path: string
}

/**
 * Returns the variable or member chain that an expression is made from. Null if the expression is
 * not made from exactly one such value, or if the program knows the value.
 */
export function subjectOf(expression: AstNode, program: Program, depth = 0): Subject | null {
  const inner = depth > 6 ? null : sourceOfValue(expression)
  if (depth > 6) return null
  if (inner !== null) return subjectOf(inner, program, depth + 1)
  if (expression.type === 'Identifier') {
    const variable = program.variableOf(expression)
    if (variable === null || variable.defs.length === 0) return null
    if (/^(?:ImportBinding|ClassName|FunctionName)$/.test(variable.defs[0]?.type ?? '')) return null
    const value = constantOf(expression, program) ?? onlyWriteOf(variable)
    const source = value === null ? null : sourceOfValue(value)
    if (value !== null && isKnown(value)) return null
    const inside = source === null ? null : subjectOf(source, program, depth + 1)
    if (inside !== null) return inside
    return { variable, path: variable.name }
  }
  if (expression.type !== 'MemberExpression') return null
  const path = calleePath(expression)
  if (path === null || path.names.length === 0) return null
  if (path.root.type === 'Identifier') {
    const variable = program.variableOf(path.root)
    const isOfPage =
      variable === null && /^(?:window|self|document|location|process)$/.test(path.names[0] ?? '')
    return isOfPage ? null : { variable, path: path.names.join('.') }
  }
  return path.root.type === 'ThisExpression'
    ? { variable: null, path: `this.${path.names.join('.')}` }
    : null
}

/** Returns whether a node reads a subject. */
export function readsSubject(node: AstNode, subject: Subject, program: Program): boolean {
  if (node.type === 'Identifier') {
    return (
      node.name === subject.path &&
      subject.variable !== null &&
      program.variableOf(node) === subject.variable
    )
  }
  if (node.type !== 'MemberExpression' || !subject.path.includes('.')) return false
  const path = calleePath(node)
  if (path === null) return false
  const names = path.root.type === 'ThisExpression' ? ['this', ...path.names] : path.names
  if (names.join('.') !== subject.path) return false
  return path.root.type !== 'Identifier' || program.variableOf(path.root) === subject.variable
}

/**
 * Returns the value that an expression reads or rewrites: `value` in `new URL(value).href` and
 * `value.trim()`.
 */
function sourceOfValue(node: AstNode): AstNode | null {
  const inner = unwrapped(node)
  if (inner !== undefined) return inner
  switch (node.type) {
    case 'NewExpression':
      return node.callee?.name === 'URL' ? (node.arguments?.[0] ?? null) : null
    case 'MemberExpression':
      return urlParts.has(String(node.property?.name)) &&
        node.object !== undefined &&
        isUrlOrName(node.object)
        ? node.object
        : null
    case 'CallExpression': {
      const { callee } = node
      if (callee?.type === 'MemberExpression' && callee.object !== undefined) {
        if (callee.object.name === 'URL' && callee.property?.name === 'parse')
          return node.arguments?.[0] ?? null
        return sameText.has(String(callee.property?.name)) ? callee.object : null
      }
      return /^(?:String|decodeURI|decodeURIComponent)$/.test(String(callee?.name))
        ? (node.arguments?.[0] ?? null)
        : null
    }
    case 'LogicalExpression':
      if (node.operator === '&&' || node.right?.type !== 'Literal') return null
      return node.left ?? null
    case 'TemplateLiteral':
      return node.expressions?.[0] ?? null
    case 'BinaryExpression': {
      if (node.operator !== '+') return null
      return (
        [node.left, node.right].find(side => side !== undefined && side.type !== 'Literal') ?? null
      )
    }
    default:
      return null
  }
}

const urlParts = new Set(['href', 'pathname', 'search', 'hash'])
const sameText = new Set(['toString', 'trim', 'toLowerCase', 'replace', 'replaceAll'])

const isUrlOrName = ({ type }: AstNode): boolean =>
  type === 'NewExpression' || type === 'Identifier'

const isKnown = ({ type, expressions }: AstNode): boolean =>
  type === 'Literal' || (type === 'TemplateLiteral' && expressions?.length === 0)
