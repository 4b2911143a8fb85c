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

/** A value that is destructured, and the path of keys to a variable: `["a", "b"]` for `{ a: { b } }`. */
export interface DestructuredPath {
  readonly value: AstNode
  readonly keys: readonly string[]
}

const pathByVariable = new WeakMap<Scope.Variable, DestructuredPath | { readonly keys: null }>()

/** Returns the path to a variable in a pattern. Null if the variable is also written elsewhere. */
export function destructuredPath(variable: Scope.Variable): DestructuredPath | null {
  let path = pathByVariable.get(variable)
  if (path === undefined) {
    path = pathTo(variable) ?? { keys: null }
    pathByVariable.set(variable, path)
  }
  return path.keys === null ? null : path
}

function pathTo(variable: Scope.Variable): DestructuredPath | null {
  const [definition, other] = variable.defs
  if (definition?.type !== 'Variable' || other !== undefined) return null
  const declarator = definition.node as AstNode
  if (!declarator.init || declarator.id === undefined || isAssignedLater(variable)) return null
  const keys = pathsIn(declarator.id).get(definition.name as unknown as AstNode)
  return keys === undefined ? null : { value: declarator.init, keys }
}

const assignedLater = new WeakMap<Scope.Variable, boolean>()

/** Returns whether a variable is written anywhere but in its declaration. */
export function isAssignedLater(variable: Scope.Variable): boolean {
  let isAssigned = assignedLater.get(variable)
  if (isAssigned === undefined) {
    isAssigned = variable.references.some(
      reference => reference.isWrite() && reference.init !== true,
    )
    assignedLater.set(variable, isAssigned)
  }
  return isAssigned
}

const pathsByPattern = new WeakMap<AstNode, ReadonlyMap<AstNode, readonly string[]>>()

/** The deepest pattern that is followed, beyond any real one. */
const maxPatternDepth = 20

/** Returns the paths of keys to the names in a pattern. */
function pathsIn(pattern: AstNode): ReadonlyMap<AstNode, readonly string[]> {
  const known = pathsByPattern.get(pattern)
  if (known !== undefined) return known
  const paths = new Map<AstNode, readonly string[]>()
  const collect = ({ type, properties = [] }: AstNode, above: readonly string[]): void => {
    if (type !== 'ObjectPattern' || above.length > maxPatternDepth) return
    for (const { key, value, computed } of properties) {
      const keyName = key?.name ?? key?.value
      if (typeof keyName !== 'string' || computed === true) continue
      const target = value as AstNode
      if (!paths.has(target)) paths.set(target, [...above, keyName])
      collect(target, [...above, keyName])
    }
  }
  collect(pattern, [])
  pathsByPattern.set(pattern, paths)
  return paths
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
