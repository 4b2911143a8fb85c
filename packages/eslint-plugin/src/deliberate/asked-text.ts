import type { SinkUse } from '../javascript/sinks/find-sink.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'

/**
 * Returns whether a program only asks if a text is an absolute URL: `try { new URL(name) } catch {}`
 * or `URL.parse(name)`, without a base. A text without a scheme is then a valid answer, if it is
 * written elsewhere, such as the default of a parameter that takes a region or a URL.
 */
export function asksForUrl({ sink, base, role }: SinkUse, at: AstNode): boolean {
  if (base !== null || role !== 'url') return false
  if (sink.callee.endsWith('URL.parse')) return true
  return sink.callee.endsWith('URL') && at.type === 'NewExpression' && isInTry(at)
}

/** Returns whether a `try` block with a `catch`, in the same function, contains an expression. */
function isInTry(expression: AstNode): boolean {
  let node = expression
  for (let { parent } = node; parent; { parent } = node) {
    if (parent.type === 'TryStatement' && parent.block === node && parent.handler) return true
    if (functionOrField.test(parent.type)) return false
    node = parent
  }
  return false
}

/** Nodes whose content runs at another time than what is around them. */
const functionOrField = /Function|^PropertyDefinition$/
