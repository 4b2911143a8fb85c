import type { AstNode } from '../syntax/ast-node.ts'
import { nameOfKey } from '../syntax/callee-path.ts'

/** The properties that give an object's members their values. */
interface Members {
  readonly last: ReadonlyMap<string, AstNode>
  /** Where the last of what may be any member begins: `...other`, `[key]: value`. */
  readonly unknownFrom: number
}

const membersByObject = new WeakMap<AstNode, Members>()

/** The property that gives a member its value; null if that is not known. */
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
