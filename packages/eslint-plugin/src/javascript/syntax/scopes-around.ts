import type { Scope, SourceCode } from 'eslint'
import type { AstNode } from './ast-node.ts'

/**
 * The scopes of expressions. To ask ESLint is to climb from each name to its function; here the
 * sums and choices on the way are passed once for all names in them, however many they are.
 */
export class ScopesAround {
  readonly #sourceCode: SourceCode
  readonly #known = new Map<AstNode, Scope.Scope>()

  constructor(sourceCode: SourceCode) {
    this.#sourceCode = sourceCode
  }

  /** The innermost scope that a node is in. */
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

/** Expressions that programs nest deeply, and that have no scope of their own. */
const nesting: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'CallExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'MemberExpression',
  'TemplateLiteral',
])
