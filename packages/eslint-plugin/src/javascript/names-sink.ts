import { libraryPresets } from '../url-sinks.ts'
import type { AstNode } from './ast-node.ts'
import { type CalleePath, calleePath } from './callee-path.ts'
import { constantOf } from './constant.ts'
import { elementOf } from './known-element.ts'
import type { Program } from './program.ts'
import type { IndexedSink } from './sink-index.ts'

/** Names by which a page calls its own global object. */
const globalObjects = new Set(['window', 'globalThis', 'self', 'frames', 'top', 'parent'])

/** Whether a callee, or the target of an assignment, is what a sink names. */
export function namesSink(path: CalleePath, sink: IndexedSink, program: Program): boolean {
  if (sink.owner === 'global') return namesGlobal(path, sink.callee, program)
  if (sink.owner === 'anything') return matchesNames(path, sink.callee)
  if ('elements' in sink.owner) {
    const element = path.owner === null ? null : elementOf(path.owner, program)
    return element !== null && sink.owner.elements.includes(element)
  }
  return exportedNames(path, sink.owner.preset, program).some(names => names === sink.callee)
}

function namesGlobal(
  { root, names, owner }: CalleePath,
  callee: string,
  program: Program,
): boolean {
  if (callee.startsWith('*.')) return owner !== null
  let from = 0
  while (globalObjects.has(names[from] ?? '') && from < names.length - 1) from += 1
  if (names[from] === 'document' && names[from + 1] === 'location') from += 1
  if (names.slice(from).join('.') !== callee) return false
  return root.type === 'Identifier' && program.isGlobal(root)
}

/** A callee of one name is no member: `get(url)` says nothing of `clients[0].get(url)`. */
function matchesNames({ names, owner }: CalleePath, callee: string): boolean {
  if (callee.startsWith('*.')) return owner !== null && names.at(-1) === callee.slice(2)
  return names.join('.') === callee && (names.length > 1 || owner === null)
}

/**
 * A chain of names as one from what a module exports (`default.get`), if its root is imported from
 * a module of the preset; more than one where CommonJS leaves open what `require` gave.
 */
function exportedNames(
  { root, names }: CalleePath,
  preset: keyof typeof libraryPresets,
  program: Program,
): readonly string[] {
  if (root.type !== 'Identifier') return []
  const [definition] = program.variableOf(root)?.defs ?? []
  if (definition === undefined) return []
  const { modules } = libraryPresets[preset]
  const isModule = (source: unknown) => (modules as readonly unknown[]).includes(source)
  const rest = names.slice(1)
  const node = definition.node as AstNode
  if (definition.type === 'ImportBinding') {
    if (!isModule(node.parent?.source?.value)) return []
    return [[...importedName(node), ...rest].join('.')]
  }
  const value = definition.type === 'Variable' ? node.init : null
  if (!value) return []
  const required = requiredModule(value, program)
  if (required !== null && isModule(required)) {
    const key = destructuredKey(node.id, definition.name as unknown as AstNode)
    if (key !== null) return [[key, ...rest].join('.')]
    return [rest.join('.'), ['default', ...rest].join('.')]
  }
  return isInstance(root, preset, program) ? [['default', ...rest].join('.')] : []
}

/** The name that a module gives to what is called otherwise here; null if nothing was renamed. */
export function originalName(node: AstNode, program: Program): string | null {
  const [definition] = node.type === 'Identifier' ? (program.variableOf(node)?.defs ?? []) : []
  if (definition === undefined) return null
  const binding = definition.node as AstNode
  const [name] =
    definition.type === 'ImportBinding'
      ? importedName(binding)
      : [destructuredKey(binding.id, definition.name as unknown as AstNode)]
  return name === undefined || name === node.name ? null : name
}

/** The name of an import specifier in its module; none for the module itself. */
function importedName(specifier: AstNode): readonly string[] {
  if (specifier.type === 'ImportDefaultSpecifier') return ['default']
  const { imported } = specifier
  const name = imported?.name ?? imported?.value
  return typeof name === 'string' ? [name] : []
}

function requiredModule(value: AstNode, program: Program): unknown {
  const { callee } = value
  if (value.type !== 'CallExpression' || callee?.name !== 'require') return null
  return program.isGlobal(callee) ? (value.arguments?.[0]?.value ?? null) : null
}

/** `{ get: load }` gives `get` for `load`. */
function destructuredKey(pattern: AstNode | undefined, name: AstNode): string | null {
  if (pattern?.type !== 'ObjectPattern') return null
  const property = pattern.properties?.find(({ value }) => value === name)
  return typeof property?.key?.name === 'string' ? property.key.name : null
}

/** `const api = axios.create(…)`: what a factory returns is called as the library itself. */
function isInstance(root: AstNode, preset: keyof typeof libraryPresets, program: Program): boolean {
  const { factories = [] } = libraryPresets[preset] as { factories?: readonly string[] }
  const value = constantOf(root, program)
  if (factories.length === 0 || value?.type !== 'CallExpression' || !value.callee) return false
  const path = calleePath(value.callee)
  if (path === null || path.root.name === root.name) return false
  return exportedNames(path, preset, program).some(names => factories.includes(names))
}
