import type { AstNode } from '../javascript/syntax/ast-node.ts'

const comparison = /^[!=]==?$/

/**
 * Returns whether a program tests how the platform parses a URL, by comparing a part of it with a
 * literal: `new URL("https://a@b").username === "a"`.
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
