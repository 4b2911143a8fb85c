import type { AstNode } from '../syntax/ast-node.ts'
import { nameOfKey } from '../syntax/callee-path.ts'

/** The properties that give the members of an object their values. */
interface Members {
  readonly last: ReadonlyMap<string, AstNode>
  /** Offset of the last property that may set any member: `...other`, `[key]: value`. */
  readonly unknownFrom: number
}

const membersByObject = new WeakMap<AstNode, Members>()

/** Returns the property that gives a member its value. Null if that is not known. */
export function propertyOf(object: AstNode, name: string): AstNode | null {
  const { last, unknownFrom } = membersOf(object)
  const property = last.get(name)
  return property !== undefined && property.range[0] > unknownFrom ? property : null
}

function membersOf(object: AstNode): Members {
  const known = membersByObject.get(object)
  if (known !== undefined) return known
  const last = new Map<string, AstNode>()
  let unknownFrom = -1
  for (const property of object.properties ?? []) {
    const name = property.computed === true ? null : nameOfKey(property.key)
    if (name === null) unknownFrom = property.range[0]
    else last.set(name, property)
  }
  const members = { last, unknownFrom }
  membersByObject.set(object, members)
  return members
}
