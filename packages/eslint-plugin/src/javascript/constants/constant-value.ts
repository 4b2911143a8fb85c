import { destructuredPath } from '../modules/module-bindings.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath, nameOfKey } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'
import { classAround } from './class-around.ts'
import { constantOf } from './constant.ts'
import type { ConstantReaders } from './constant-readers.ts'
import { propertyOf } from './object-members.ts'
import { readersOfConstant } from './readers-of-constant.ts'

/**
 * Returns the expression whose value a name or a member always has: a variable, or a member of an
 * object, enumeration or class that does not change. Null if that is not known.
 */
export function constantNamedBy(node: AstNode, program: Program): AstNode | null {
  if (node.type === 'Identifier') {
    return constantOf(node, program) ?? destructuredValue(node, program)
  }
  if (node.type !== 'MemberExpression') return null
  const path = calleePath(node)
  if (path === null) return null
  const [, ...keys] = path.names
  if (path.root.type === 'Identifier') return memberOf(path.root, keys, node, program)
  if (path.root.type !== 'ThisExpression' || path.names.length !== 1) return null
  return fieldOfThis(node, path.names[0] ?? '', program)
}

function destructuredValue(node: AstNode, program: Program): AstNode | null {
  const variable = program.variableOf(node)
  const path = variable === null ? null : destructuredPath(variable)
  if (path === null || path.value.type !== 'Identifier') return null
  return memberOf(path.value, path.keys, node, program)
}

/** Returns the value of `root.a.b`, if it is a constant at this reader. */
function memberOf(
  root: AstNode,
  keys: readonly string[],
  reader: AstNode,
  program: Program,
): AstNode | null {
  const [definition] = program.variableOf(root)?.defs ?? []
  if (definition === undefined || keys.length === 0) return null
  const declaration = definition.node as AstNode
  let value: AstNode | null = null
  if (definition.type === 'Variable') value = valueIn(constantOf(root, program), keys)
  else if (keys.length === 1) {
    const member = namedMembersOf(declaration).get(keys[0] ?? '')
    value = member?.initializer ?? (member?.static === true ? (member.value as AstNode) : null)
  }
  return isReadAs(reader, value, program) ? value : null
}

/** Returns the value of `this.name` in a class. */
function fieldOfThis(reader: AstNode, name: string, program: Program): AstNode | null {
  const body = classAround(reader)
  if (body === null) return null
  const field = fieldsOf(body.parent ?? body).get(name)
  const value = (field?.value as AstNode | undefined) ?? null
  return isReadAs(reader, value, program) ? value : null
}

/** Returns whether a node is one of the readers of a constant. */
function isReadAs(reader: AstNode, value: AstNode | null, program: Program): boolean {
  const constant = value === null ? null : readersOfConstant(value, program)
  if (constant === null) return false
  let readers = readersByConstant.get(constant)
  if (readers === undefined) {
    readers = new Set(constant.readers)
    readersByConstant.set(constant, readers)
  }
  return readers.has(reader)
}

const readersByConstant = new WeakMap<ConstantReaders, ReadonlySet<AstNode>>()

function valueIn(object: AstNode | null, keys: readonly string[]): AstNode | null {
  let value = object
  for (const name of keys) {
    while (value !== null) {
      const inner: AstNode | undefined = unwrapped(value) ?? frozen(value)
      if (inner === undefined) break
      value = inner
    }
    if (value?.type !== 'ObjectExpression') return null
    value = (propertyOf(value, name)?.value as AstNode | undefined) ?? null
  }
  return value
}

/** Returns the argument of `Object.freeze(…)`. */
function frozen({ type, callee, arguments: args }: AstNode): AstNode | undefined {
  return type === 'CallExpression' && callee?.property?.name === 'freeze' ? args?.[0] : undefined
}

const byName = (members: readonly AstNode[]): ReadonlyMap<string, AstNode> =>
  // The first member of a name counts.
  new Map(
    members.map(member => [nameOfKey(member.id ?? member.key) ?? '', member] as const).reverse(),
  )

/** The members of an enumeration or a class by their names. */
const namedMembersOf = remembered((declaration: AstNode) => byName(membersOf(declaration)))

/** The fields of a class that have a value, by their names. */
const fieldsOf = remembered((declaration: AstNode) =>
  byName(
    membersOf(declaration).filter(
      ({ type, value }) => type === 'PropertyDefinition' && value != null,
    ),
  ),
)

/** Returns a function that computes each answer once. */
function remembered<Answer extends object>(
  ask: (node: AstNode) => Answer,
): (node: AstNode) => Answer {
  const answers = new WeakMap<AstNode, Answer>()
  return node => {
    let answer = answers.get(node)
    if (answer === undefined) {
      answer = ask(node)
      answers.set(node, answer)
    }
    return answer
  }
}

/**
 * Returns the members of an enumeration or a class. In older parsers, an enumeration has no body.
 */
function membersOf(declaration: AstNode): readonly AstNode[] {
  const body = declaration.body as AstNode | undefined
  if (body === undefined) return declaration.members ?? []
  return body.members ?? (Array.isArray(body.body) ? body.body : [])
}
