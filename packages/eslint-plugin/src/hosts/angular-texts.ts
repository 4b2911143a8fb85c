import type { Span } from '@hreflint/core'

/** The properties of an Angular template expression that are read here. */
export interface TemplateExpression {
  readonly type: string
  readonly sourceSpan: Span
  readonly ast?: TemplateExpression
  readonly expression?: TemplateExpression
  readonly operation?: string
  readonly left?: TemplateExpression
  readonly right?: TemplateExpression
  readonly value?: unknown
  readonly trueExp?: TemplateExpression
  readonly falseExp?: TemplateExpression
  readonly elements?: readonly { readonly text: string; readonly sourceSpan: Span }[]
  readonly expressions?: readonly TemplateExpression[]
}

/**
 * A part of the text that an expression gives: a literal as written, or a value known only at run
 * time.
 */
export interface TextPart {
  readonly span: Span
  readonly isKnown: boolean
}

/** Returns the texts that an expression may give, as far as the template alone shows. */
export function textsOf(
  expression: TemplateExpression | undefined,
  source: string,
): readonly (readonly TextPart[])[] {
  return branchesOf(expression)
    .map(branch => partsOf(branch, source))
    .filter(parts => parts.some(({ isKnown }) => isKnown))
}

/** Returns the expressions that can give the value. */
function branchesOf(expression: TemplateExpression | undefined): readonly TemplateExpression[] {
  switch (expression?.type) {
    case 'ASTWithSource':
      return branchesOf(expression.ast)
    case 'ParenthesizedExpression':
      return branchesOf(expression.expression)
    case 'Conditional':
      return [...branchesOf(expression.trueExp), ...branchesOf(expression.falseExp)]
    case 'Binary':
      if (expression.operation === '??' || expression.operation === '||') {
        return [...branchesOf(expression.left), ...branchesOf(expression.right)]
      }
      return expression.operation === '&&' ? branchesOf(expression.right) : [expression]
    default:
      return expression === undefined ? [] : [expression]
  }
}

function partsOf(expression: TemplateExpression, source: string): readonly TextPart[] {
  const { type, sourceSpan, left, right, operation } = expression
  const unknown = { span: sourceSpan, isKnown: false }
  if (type === 'Binary' && operation === '+' && left && right) {
    return [...partsOf(left, source), ...partsOf(right, source)]
  }
  if (type === 'ParenthesizedExpression' && expression.expression) {
    return partsOf(expression.expression, source)
  }
  if (type === 'LiteralPrimitive') {
    return [knownText(expression.value, sourceSpan, source) ?? unknown]
  }
  if (type !== 'TemplateLiteral') return [unknown]
  const { elements = [], expressions = [] } = expression
  return elements.flatMap(({ text, sourceSpan }, index) => {
    const inner = expressions[index]
    const known = text === '' ? [] : [knownText(text, sourceSpan, source) ?? unknown]
    return inner === undefined ? known : [...known, ...partsOf(inner, source)]
  })
}

/**
 * Returns the text inside its quotes or backticks. Null if anything in it is escaped, because spans
 * are inexact then.
 */
function knownText(value: unknown, { start, end }: Span, source: string): TextPart | null {
  if (typeof value !== 'string' || /[&"\\]|\{\{/.test(value)) return null
  const at = source.slice(start, end).indexOf(value)
  if (at < 0 || at > 1 || end - start - value.length > 2) return null
  return { span: { start: start + at, end: start + at + value.length }, isKnown: true }
}
