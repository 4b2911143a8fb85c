import { readersOf } from '../constants/constant.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'

/** A call, and the argument that passes an object to it. */
export interface PassedObject {
  readonly call: AstNode
  readonly argument: AstNode
}

/** The most calls that an object is followed to, and objects that it is merged into. */
const maxCalls = 8
const maxMerges = 3

const known = new WeakMap<AstNode, readonly PassedObject[]>()

/**
 * Returns the calls that get an object: as it is written, as a constant, or merged into another
 * object (`{ ...options, method }`).
 *
 * @param object The object, or the declarator of a constant.
 */
export function callsWith(object: AstNode, program: Program, depth = 0): readonly PassedObject[] {
  let calls = known.get(object)
  if (calls === undefined) {
    calls = findCalls(object, program, depth).slice(0, maxCalls)
    known.set(object, calls)
  }
  return calls
}

function findCalls(object: AstNode, program: Program, depth: number): readonly PassedObject[] {
  if (object.type === 'VariableDeclarator')
    return readersOf(object, program)
      .slice(0, 4 * maxCalls)
      .flatMap(reader => callsFrom(reader, program, depth))
  const { parent } = object
  return parent?.type === 'VariableDeclarator' && parent.init === object
    ? callsWith(parent, program, depth)
    : callsFrom(object, program, depth)
}

function callsFrom(node: AstNode, program: Program, depth: number): readonly PassedObject[] {
  const { parent } = node
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') {
    return parent.arguments?.includes(node) === true ? [{ call: parent, argument: node }] : []
  }
  const isMerged = parent?.type === 'SpreadElement' && parent.parent?.type === 'ObjectExpression'
  return isMerged && parent.parent && depth < maxMerges
    ? callsWith(parent.parent, program, depth + 1)
    : []
}
