import type { Scope, SourceCode } from 'eslint'
import type { AstNode } from './ast-node.ts'

/**
 * The scopes of expressions. ESLint climbs from each name to its function. This class passes the
 * sums and choices on the way once for all names in them.
 */
export class ScopesAround {
  readonly #sourceCode: SourceCode
  readonly #known = new Map<AstNode, Scope.Scope>()

  constructor(sourceCode: SourceCode) {
    this.#sourceCode = sourceCode
  }

  /** Returns the innermost scope around a node. */
  around(node: AstNode): Scope.Scope {
    const passed: AstNode[] = []
    let at = node
    let scope: Scope.Scope | undefined
    for (let { parent } = at; parent && nesting.has(parent.type); { parent } = at) {
      at = parent
      scope = this.#known.get(at)
      if (scope !== undefined) break
      passed.push(at)
    }
    scope ??= this.#sourceCode.getScope(at as never)
    for (const inner of passed) this.#known.set(inner, scope)
    return scope
  }
}

/** Expressions that programs nest deeply and that have no scope of their own. */
const nesting: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'CallExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'MemberExpression',
  'TemplateLiteral',
])
