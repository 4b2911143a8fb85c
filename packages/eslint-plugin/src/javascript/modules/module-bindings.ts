import type { Scope, SourceCode } from 'eslint'
import type { AstNode } from '../syntax/ast-node.ts'

/** A name that an import declares. */
export interface ModuleBinding {
  readonly module: string
  /** The name of the export. Null for the module itself, or its default export. */
  readonly name: string | null
}

/**
 * Returns the module that a definition imports from, and the name in it. Null if the definition
 * imports nothing.
 */
export function bindingOf(definition: Scope.Definition): ModuleBinding | null {
  const node = definition.node as AstNode
  if (node.type === 'TSImportEqualsDeclaration') {
    const module = node.moduleReference?.expression?.value
    return typeof module === 'string' ? { module, name: null } : null
  }
  if (definition.type !== 'ImportBinding') return null
  const module = node.parent?.source?.value
  if (typeof module !== 'string') return null
  if (node.type !== 'ImportSpecifier') return { module, name: null }
  const name = node.imported?.name ?? node.imported?.value
  if (typeof name !== 'string') return null
  return { module, name: name === 'default' ? null : name }
}

/**
 * Returns the value that is destructured and the path of keys: `["a", "b"]` for `{ a: { b } }`.
 * Null if the variable is also written elsewhere.
 */
export function destructuredPath({
  defs,
  references,
}: Scope.Variable): { readonly value: AstNode; readonly keys: readonly string[] } | null {
  const [definition, other] = defs
  if (definition?.type !== 'Variable' || other !== undefined) return null
  const declarator = definition.node as AstNode
  if (!declarator.init || declarator.id === undefined) return null
  if (references.some(reference => reference.isWrite() && reference.init !== true)) return null
  const keys = keysTo(definition.name as unknown as AstNode, declarator.id)
  return keys === null ? null : { value: declarator.init, keys }
}

function keysTo(name: AstNode, pattern: AstNode): string[] | null {
  if (pattern.type !== 'ObjectPattern') return null
  for (const { key, value, computed } of pattern.properties ?? []) {
    const keyName = key?.name ?? key?.value
    if (typeof keyName !== 'string' || computed === true) continue
    const target = value as AstNode
    if (target === name) return [keyName]
    const rest = keysTo(name, target)
    if (rest !== null) return [keyName, ...rest]
  }
  return null
}

/**
 * Returns whether a program imports anything from the given modules. It may return true for a
 * program that does not.
 */
export function usesModuleOf(sourceCode: SourceCode, modules: ReadonlySet<string>): boolean {
  const { ast, text, scopeManager } = sourceCode
  for (const node of ast.body as readonly AstNode[]) {
    if (node.type === 'TSImportEqualsDeclaration') return true
    if (node.type !== 'ImportDeclaration') continue
    const module = node.source?.value
    if (typeof module === 'string' && modules.has(module)) return true
  }
  if (callOfImport.test(text)) return true
  return requiresOf(scopeManager).some(({ identifier }) => {
    const { parent } = identifier as AstNode
    const module = parent?.arguments?.[0]?.value
    return typeof module === 'string' && modules.has(module)
  })
}

/** Matches `import(…)`, also with a comment before the parenthesis. */
const callOfImport = /\bimport\s*[(/]/

function requiresOf({ globalScope, scopes }: Scope.ScopeManager): readonly Scope.Reference[] {
  const undeclared = globalScope?.through.filter(({ identifier }) => identifier.name === 'require')
  if (undeclared !== undefined && undeclared.length > 0) return undeclared
  // In CommonJS and in configured environments, `require` is a variable without a definition in one
  // of the outer scopes.
  for (const scope of scopes.slice(0, 2)) {
    const variable = scope.set.get('require')
    if (variable !== undefined && variable.defs.length === 0) return variable.references
  }
  return []
}
