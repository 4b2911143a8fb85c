/** An ESTree node from any parser, with the fields that are read here. */
export interface SyntaxNode {
  readonly type: string
  readonly range?: readonly [start: number, end: number]
  readonly name?: string | SyntaxNode
  readonly value?: unknown
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly operator?: string
  readonly kind?: string
  readonly computed?: boolean
  readonly optional?: boolean
  readonly async?: boolean
  readonly generator?: boolean
  readonly callee?: SyntaxNode
  readonly arguments?: readonly SyntaxNode[]
  readonly object?: SyntaxNode
  readonly property?: SyntaxNode
  readonly key?: SyntaxNode
  readonly left?: SyntaxNode
  readonly right?: SyntaxNode
  readonly test?: SyntaxNode | null
  readonly discriminant?: SyntaxNode
  readonly cases?: readonly SyntaxNode[]
  readonly consequent?: SyntaxNode
  readonly alternate?: SyntaxNode
  readonly expression?: SyntaxNode
  readonly expressions?: readonly SyntaxNode[]
  readonly elements?: readonly SyntaxNode[]
  readonly quasis?: readonly SyntaxNode[]
  readonly id?: SyntaxNode
  readonly init?: SyntaxNode | null
  readonly argument?: SyntaxNode | null
  readonly properties?: readonly SyntaxNode[]
  readonly params?: readonly SyntaxNode[]
  readonly declarations?: readonly SyntaxNode[]
  readonly body?: SyntaxNode | readonly SyntaxNode[]
  readonly block?: SyntaxNode
  readonly handler?: SyntaxNode | null
  readonly finalizer?: SyntaxNode | null
}

/**
 * Returns the expression inside another one that has the same value: `x as string`, `(x)`, `x!`.
 */
export function withoutTypes(node: SyntaxNode): SyntaxNode {
  let at = node
  while (wrappers.has(at.type) && at.expression !== undefined) at = at.expression
  return at
}

const wrappers: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
])

/** Returns the nodes directly below a node of any type. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' || key === 'loc' || key === 'range'
      ? []
      : (Array.isArray(value) ? value : [value]).filter(isNode),
  )
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}
