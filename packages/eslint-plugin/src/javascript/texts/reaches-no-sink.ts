import type { Program } from '../program.ts'
import type { SinkIndex } from '../sinks/sink-index.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { memberName } from '../syntax/callee-path.ts'

/** Parents of texts that are never read as URLs. */
const deadEnds: ReadonlySet<string> = new Set([
  'ArrayExpression',
  'ExpressionStatement',
  'ImportAttribute',
  'MemberExpression',
  'ReturnStatement',
  'SwitchCase',
  'TSLiteralType',
  'UnaryExpression',
])

/**
 * Returns whether a literal certainly reaches no sink, by a look at its surroundings. This decides
 * most literals without further work.
 */
export function reachesNoSink(literal: AstNode, sinks: SinkIndex, program: Program): boolean {
  const { parent } = literal
  if (parent === undefined || parent === null) return true
  switch (parent.type) {
    case 'Property':
      return parent.value !== literal || !isTaken(parent.parent, sinks, program)
    case 'CallExpression':
    case 'NewExpression':
      return !program.mayBeSink(lastNameOf(parent.callee), sinks)
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return typeof literal.value !== 'string' || !literal.value.includes(':')
    case 'BinaryExpression':
      return parent.operator !== '+'
    case 'AssignmentExpression':
      // A variable may be read where a URL is expected.
      return (
        parent.left?.type !== 'Identifier' && !program.mayBeSink(lastNameOf(parent.left), sinks)
      )
    default:
      return deadEnds.has(parent.type)
  }
}

/** Returns whether an object is an argument of a sink, the `style` of an element, or a constant. */
function isTaken(object: AstNode | undefined, sinks: SinkIndex, program: Program): boolean {
  const holder = object?.parent
  switch (holder?.type) {
    case 'CallExpression':
    case 'NewExpression':
      return (
        holder.callee?.property?.name === 'freeze' ||
        program.mayBeSink(lastNameOf(holder.callee), sinks)
      )
    case 'JSXExpressionContainer':
    case 'Property':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'VariableDeclarator':
      return true
    default:
      return false
  }
}

/** Returns the last name of an expression. Null if the expression needs a closer look. */
function lastNameOf(node: AstNode | undefined): string | null {
  if (node?.type === 'Identifier') return typeof node.name === 'string' ? node.name : null
  return node?.type === 'MemberExpression' ? memberName(node) : null
}
