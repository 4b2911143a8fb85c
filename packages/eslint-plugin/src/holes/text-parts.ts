import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { Outermost } from '../javascript/syntax/outermost.ts'
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
  } else if (isSum(node)) {
    addSum(node, parts)
  } else if (node.type === 'TemplateLiteral') {
    for (const [index, { value }] of (node.quasis ?? []).entries()) {
      addText((value as { cooked?: string | null }).cooked ?? '', parts)
      const filled = node.expressions?.[index]
      if (filled !== undefined) add(filled, parts)
    }
  } else if (typeof node.value === 'string') addText(node.value, parts)
  else parts.push(node)
}

/** A sum is nested to the left, with one level for each term. */
function addSum(sum: AstNode, parts: TextPart[]): void {
  const terms: AstNode[] = []
  let first = sum
  while (isSum(first) && first.left && first.right) {
    terms.push(first.right)
    first = first.left
  }
  add(first, parts)
  for (const term of terms.reverse()) add(term, parts)
}

function addText(text: string, parts: TextPart[]): void {
  const last = parts.at(-1)
  if (typeof last === 'string') parts[parts.length - 1] = last + text
  else if (text !== '') parts.push(text)
}

/** Returns whether an expression is `a + b`. */
const isSum = ({ type, operator }: AstNode): boolean =>
  type === 'BinaryExpression' && operator === '+'

/** Returns whether a text is not a part of another sum or template. */
export function isWholeText(text: AstNode): boolean {
  for (let { parent } = text; parent; { parent } = parent) {
    if (isText(parent)) return false
    if (unwrapped(parent) === undefined) return true
  }
  return true
}

/** Finds the outermost sum or template that contains an expression, and its parts. */
export class WholeTexts {
  readonly #wholes = new Outermost(textAround)
  readonly #places = new Map<AstNode, ReadonlyMap<TextPart, number>>()
  readonly #parts = new Map<AstNode, readonly TextPart[]>()

  /** Returns the outermost sum or template that contains an expression. */
  of(node: AstNode): AstNode {
    return this.#wholes.of(node)
  }

  /** Returns the part before an expression in the outermost sum or template. */
  before(node: AstNode): TextPart | undefined {
    const whole = this.of(node)
    let places = this.#places.get(whole)
    if (places === undefined) {
      const parts = textPartsOf(whole)
      places = new Map(parts.map((part, index) => [part, index]))
      this.#places.set(whole, places)
      this.#parts.set(whole, parts)
    }
    return this.#parts.get(whole)?.[(places.get(node) ?? 0) - 1]
  }
}

const isText = (node: AstNode): boolean => isSum(node) || node.type === 'TemplateLiteral'

/** Returns the sum or template directly around an expression, through types and parentheses. */
function textAround({ parent }: AstNode): AstNode | null {
  let around = parent
  while (around && unwrapped(around) !== undefined) around = around.parent
  return around && isText(around) ? around : null
}
