import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { memberName, nameOfKey } from '../syntax/callee-path.ts'
import type { ConstantReaders } from './constant-readers.ts'
import { isWritten, readsOfMembers } from './member-reads.ts'

/**
 * Returns the places that read a field of a class: `A.b` for a static field, `this.b` for any
 * field. Null if the field may change, that is, unless it is `readonly` or private by `#`.
 */
export function readersOfField(field: AstNode, program: Program): ConstantReaders | null {
  const body = field.parent
  const owner = body?.parent
  const name = field.computed === true ? null : nameOfKey(field.key)
  if (name === null || body === undefined || owner === undefined) return null
  const isPrivate = field.key?.type === 'PrivateIdentifier'
  if (field.readonly !== true && !isPrivate) return null
  const uses = usesOfThis(body, program)
  const key = keyOf(name, isPrivate, field.static === true)
  if (uses.written.has(key)) return null
  const own = uses.reads.get(key) ?? []
  if (field.static !== true || owner.id == null) {
    return { readers: own, isUsedElsewhere: !isPrivate && field.accessibility !== 'private' }
  }
  const named = readsOfMembers(owner, [name], true, program)
  if (named === null) return null
  return { readers: [...own, ...named.readers], isUsedElsewhere: named.isUsedElsewhere }
}

/** The uses of the fields of a class inside the class, by `keyOf`. */
interface FieldUses {
  readonly reads: Map<string, AstNode[]>
  readonly written: Set<string>
}

const keyOf = (name: string, isPrivate: boolean, isStatic: boolean): string =>
  `${isStatic ? 'static ' : ''}${isPrivate ? '#' : ''}${name}`

const usesByClass = new WeakMap<AstNode, FieldUses>()

function usesOfThis(body: AstNode, program: Program): FieldUses {
  const known = usesByClass.get(body)
  if (known !== undefined) return known
  const uses: FieldUses = { reads: new Map(), written: new Set() }
  for (const member of membersOf(body)) collectUses(member, member.static === true, uses, program)
  usesByClass.set(body, uses)
  return uses
}

function collectUses(node: AstNode, isStatic: boolean, uses: FieldUses, program: Program): void {
  if (node.type === 'MemberExpression') noteUse(node, isStatic, uses)
  for (const key of program.sourceCode.visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, unknown>)[key]
    for (const part of Array.isArray(child) ? child : [child]) {
      if (isNode(part) && !hasOtherThis(part, node)) collectUses(part, isStatic, uses, program)
    }
  }
}

function noteUse(member: AstNode, isStatic: boolean, { reads, written }: FieldUses): void {
  const name = memberName(member)
  const isPrivate = member.property?.type === 'PrivateIdentifier'
  const isOwn = member.object?.type === 'ThisExpression'
  if (name === null) return
  const key = keyOf(name, isPrivate, isStatic)
  if (isWritten(member)) {
    written.add(key)
    // The object may be another instance, or the class itself.
    if (!isOwn) written.add(keyOf(name, isPrivate, !isStatic))
  } else if (isOwn) {
    const others = reads.get(key)
    if (others === undefined) reads.set(key, [member])
    else others.push(member)
  }
}

const membersOf = ({ body }: AstNode): readonly AstNode[] => (Array.isArray(body) ? body : [])

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value

/**
 * Returns whether `this` differs in a node: in functions that are not methods of the class, and in
 * other classes.
 */
function hasOtherThis({ type }: AstNode, parent: AstNode): boolean {
  if (type === 'ClassBody' || type === 'FunctionDeclaration') return true
  return type === 'FunctionExpression' && parent.type !== 'MethodDefinition'
}
