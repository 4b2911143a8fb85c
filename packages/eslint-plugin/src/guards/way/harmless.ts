import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { calleePath } from '../../javascript/syntax/callee-path.ts'

/** Names of functions that only show or report a text. */
const tellers =
  /^(?:console|logger|log|debug|warn|error|info|trace|alert|json|send|status|end|reject|fail|next|Error|TypeError)$/

/**
 * Returns whether an expression only reports something: `console.warn(…)`,
 * `res.status(400).send(…)`.
 */
export function saysOnly(expression: AstNode): boolean {
  if (expression.type === 'AwaitExpression' && expression.argument)
    return saysOnly(expression.argument)
  if (expression.type !== 'CallExpression' && expression.type !== 'NewExpression') return false
  const path = expression.callee === undefined ? null : calleePath(expression.callee)
  return (
    path !== null && (tellers.test(path.names.at(-1) ?? '') || tellers.test(path.names[0] ?? ''))
  )
}
