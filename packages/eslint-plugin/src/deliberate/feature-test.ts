import type { AstNode } from '../javascript/syntax/ast-node.ts'

const comparison = /^[!=]==?$/

/**
 * Whether a program asks what the platform's parser makes of a URL: a part of it is compared with a text that is
 * written there, as in `new URL("https://a@b").username === "a"`.
 */
export function isFeatureTest(expression: AstNode): boolean {
  const member = expression.parent
  if (member?.type !== 'MemberExpression' || member.object !== expression) return false
  const compared = member.parent
  if (compared?.type !== 'BinaryExpression' || !comparison.test(compared.operator ?? ''))
    return false
  const other = compared.left === member ? compared.right : compared.left
  return other?.type === 'Literal'
}
