import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { unwrapped } from '../javascript/syntax/unwrapped.ts'

/** A part of a text: a literal text, or the expression that fills it in. */
export type TextPart = string | AstNode

/**
 * Returns the parts of a sum or template in source order. For any other expression, returns the
 * expression itself.
 */
export function textPartsOf(node: AstNode): readonly TextPart[] {
  const parts: TextPart[] = []
  add(node, parts)
  return parts
}

function add(node: AstNode, parts: TextPart[]): void {
  const inner = unwrapped(node)
  if (inner !== undefined) {
    add(inner, parts)
  } else if (isSum(node) && node.left && node.right) {
    add(node.left, parts)
    add(node.right, parts)
  } else if (node.type === 'TemplateLiteral') {
    for (const [index, { value }] of (node.quasis ?? []).entries()) {
      addText((value as { cooked?: string | null }).cooked ?? '', parts)
      const filled = node.expressions?.[index]
      if (filled !== undefined) add(filled, parts)
    }
  } else if (typeof node.value === 'string') addText(node.value, parts)
  else parts.push(node)
}

function addText(text: string, parts: TextPart[]): void {
  const last = parts.at(-1)
  if (typeof last === 'string') parts[parts.length - 1] = last + text
  else if (text !== '') parts.push(text)
}

/** Returns whether an expression is `a + b`. */
const isSum = ({ type, operator }: AstNode): boolean =>
  type === 'BinaryExpression' && operator === '+'

/** Returns the outermost sum or template that contains an expression. */
export function wholeTextOf(node: AstNode): AstNode {
  let whole = node
  for (let { parent } = node; parent; { parent } = parent) {
    if (isSum(parent) || parent.type === 'TemplateLiteral') whole = parent
    else if (unwrapped(parent) === undefined) break
  }
  return whole
}
