import type { Program } from '../program.ts'
import type { CalleePath } from '../syntax/callee-path.ts'
import { elementOf } from './known-element.ts'
import type { IndexedSink } from './sink-index.ts'

/** Names of the global object in a page. */
const globalObjects = new Set(['window', 'globalThis', 'self', 'frames', 'top', 'parent'])

/** Returns whether a callee, or the target of an assignment, matches the name of a sink. */
export function namesSink(path: CalleePath, sink: IndexedSink, program: Program): boolean {
  if (sink.owner === 'global') return namesGlobal(path, sink.callee, program)
  if (sink.owner === 'anything') return matchesNames(path, sink.callee)
  if (sink.owner === 'module') return false
  const element = path.owner === null ? null : elementOf(path.owner, program)
  return element !== null && sink.owner.elements.includes(element)
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

/**
 * Matches the names literally. A single name must not be a member: `get(url)` does not match
 * `clients[0].get(url)`.
 */
function matchesNames({ names, owner }: CalleePath, callee: string): boolean {
  if (callee.startsWith('*.')) return owner !== null && names.at(-1) === callee.slice(2)
  return names.join('.') === callee && (names.length > 1 || owner === null)
}
