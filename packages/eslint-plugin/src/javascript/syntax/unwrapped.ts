import type { AstNode } from './ast-node.ts'

/**
 * Returns the expression inside another one that has the same value: `x as string`, `(x)`, `x!`.
 */
export function unwrapped(node: AstNode): AstNode | undefined {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'JSXExpressionContainer':
    case 'SvelteMustacheTag':
    case 'VExpressionContainer':
      return node.expression
    default:
      return undefined
  }
}
