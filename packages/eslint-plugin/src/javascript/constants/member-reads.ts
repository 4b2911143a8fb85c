import type { Scope } from 'eslint'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { memberName, nameOfKey } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'
import type { ConstantReaders } from './constant-readers.ts'

/** The uses of the members of a variable's object in a program. */
interface MemberUses {
  /** The expressions and names that read a member, by the name of the member. */
  readonly reads: ReadonlyMap<string, readonly AstNode[]>
  /** Members that are assigned or deleted. */
  readonly written: ReadonlySet<string>
  /** Whether other code gets the object, or a member whose name is computed. */
  readonly escapes: boolean
}

const usesByVariable = new WeakMap<Scope.Variable, MemberUses | null>()

/**
 * Returns the places that read a member by a path of names, starting at the object that a
 * declaration names. Null if the member may get another value.
 *
 * @param declaration The declaration of a variable, an enumeration or a class.
 * @param isFrozen Whether no code that gets the object can change it.
 */
export function readsOfMembers(
  declaration: AstNode,
  path: readonly string[],
  isFrozen: boolean,
  program: Program,
): ConstantReaders | null {
  const [first = '', ...rest] = path
  const readers: AstNode[] = []
  let isUsedElsewhere = false
  // A class has two variables. One of them is for use inside the class.
  for (const variable of program.sourceCode.getDeclaredVariables(declaration as never)) {
    if (variable.name !== nameOfKey(declaration.id)) continue
    const uses = usesOfVariable(variable, program)
    if (uses === null || (!isFrozen && (uses.escapes || uses.written.has(first)))) return null
    const found = readersBelow(uses.reads.get(first) ?? [], rest)
    if (found === null) return null
    readers.push(...found)
    isUsedElsewhere ||= uses.escapes
  }
  return { readers, isUsedElsewhere }
}

/** Returns the places that read a member of a member. Null if it is used in any other way. */
function readersBelow(
  readers: readonly AstNode[],
  path: readonly string[],
): readonly AstNode[] | null {
  let found = readers
  for (const member of path) {
    const next: AstNode[] = []
    for (const reader of found) {
      const use = memberUse(reader)
      if (use === null || (use.name === member && isWritten(use.node))) return null
      if (use.name === member) next.push(use.node)
    }
    found = next
  }
  return found
}

function usesOfVariable(variable: Scope.Variable, program: Program): MemberUses | null {
  const known = usesByVariable.get(variable)
  if (known !== undefined) return known
  const uses = collectUses(variable, program)
  usesByVariable.set(variable, uses)
  return uses
}

function collectUses(variable: Scope.Variable, program: Program): MemberUses | null {
  const { defs, references } = variable
  const [definition, other] = defs
  if (definition === undefined || other !== undefined) return null
  if (references.some(reference => reference.isWrite() && reference.init !== true)) return null
  const reads = new Map<string, AstNode[]>()
  const written = new Set<string>()
  let escapes = isExported(definition.node as AstNode)
  const addRead = (name: string, node: AstNode): void => {
    const others = reads.get(name)
    if (others === undefined) reads.set(name, [node])
    else others.push(node)
  }
  for (const node of program.readersOf(variable)) {
    const use = memberUse(node)
    if (use !== null) {
      if (isWritten(use.node)) written.add(use.name)
      else addRead(use.name, use.node)
    } else if (!isType(node) && !readPattern(node, addRead, program)) escapes = true
  }
  return { reads, written, escapes }
}

/**
 * Adds the readers of `a` and `c` in `const { a, b: c } = object`. Returns false if it does not
 * understand the pattern.
 */
function readPattern(
  object: AstNode,
  addRead: (name: string, node: AstNode) => void,
  program: Program,
): boolean {
  const { parent } = object
  if (parent?.type === 'SpreadElement') return true
  if (parent?.type !== 'VariableDeclarator' || parent.id?.type !== 'ObjectPattern') return false
  const { properties = [] } = parent.id
  const isPlain = properties.every(({ type, computed, value }) => {
    const target = value as AstNode | undefined
    return type === 'Property' && computed !== true && target?.type === 'Identifier'
  })
  if (!isPlain) return false
  for (const { key, value } of properties) {
    const name = nameOfKey(key)
    const variable = program.variableOf(value as AstNode)
    if (name === null || variable === null) continue
    for (const reader of program.readersOf(variable)) addRead(name, reader)
  }
  return true
}

/** Returns the member expression whose object is a node, through types and parentheses. */
function memberUse(node: AstNode): { readonly node: AstNode; readonly name: string } | null {
  let at = node
  let { parent } = at
  while (parent && unwrapped(parent) === at) {
    at = parent
    parent = at.parent
  }
  if (parent?.type !== 'MemberExpression' || parent.object !== at) return null
  const name = memberName(parent)
  return name === null ? null : { node: parent, name }
}

/** Returns whether a member is assigned or deleted. */
export function isWritten(member: AstNode): boolean {
  const { parent } = member
  switch (parent?.type) {
    case 'AssignmentExpression':
      return parent.left === member
    case 'UpdateExpression':
      return true
    case 'UnaryExpression':
      return parent.operator === 'delete'
    default:
      return false
  }
}

/** Returns whether a name is used as a type: `typeof object` in a type, or a class as a type. */
const isType = ({ parent }: AstNode): boolean => /^TS(?:Type|Qualified)/.test(parent?.type ?? '')

/** Returns whether a declaration is exported in the same statement. */
function isExported(node: AstNode): boolean {
  const declaration = node.type === 'VariableDeclarator' ? node.parent : node
  return /^Export/.test(declaration?.parent?.type ?? '')
}
