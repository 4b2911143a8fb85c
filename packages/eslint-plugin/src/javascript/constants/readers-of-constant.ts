import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { nameOfKey } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'
import { readersOf } from './constant.ts'
import type { ConstantReaders } from './constant-readers.ts'
import { readersOfField } from './field-readers.ts'
import { readsOfMembers } from './member-reads.ts'
import { propertyOf } from './object-members.ts'

const readersByValue = new WeakMap<AstNode, ConstantReaders | { readonly readers: null }>()

/**
 * Returns the readers of a value that belongs to a variable, to a member of an object, enumeration
 * or class, or to a default. Null if the value is none of these, or may change.
 */
export function readersOfConstant(value: AstNode, program: Program): ConstantReaders | null {
  let known = readersByValue.get(value)
  if (known === undefined) {
    known = findReaders(value, program) ?? { readers: null }
    readersByValue.set(value, known)
  }
  return known.readers === null ? null : known
}

function findReaders(value: AstNode, program: Program): ConstantReaders | null {
  const { parent } = value
  switch (parent?.type) {
    case 'VariableDeclarator': {
      const isExported = parent.parent?.parent?.type === 'ExportNamedDeclaration'
      return { readers: readersOf(parent, program), isUsedElsewhere: isExported }
    }
    case 'Property':
      return parent.value === value ? readersOfProperty(parent, program) : null
    case 'TSEnumMember':
      return parent.initializer === value ? readersOfEnumMember(parent, program) : null
    case 'PropertyDefinition':
      return parent.value === value ? readersOfField(parent, program) : null
    case 'AssignmentPattern':
      return parent.right === value ? readersOfDefault(parent, program) : null
    case 'AssignmentExpression':
      return parent.right === value ? readersOfAssigned(parent, program) : null
    default:
      return null
  }
}

/** Returns the readers of a property: `const a = { b: { c: value } } as const`. */
function readersOfProperty(property: AstNode, program: Program): ConstantReaders | null {
  const path: string[] = []
  let isFrozen = false
  let at = property
  for (let { parent } = at; parent; { parent } = at) {
    if (at.type === 'Property') {
      const name = at.computed === true ? null : nameOfKey(at.key)
      if (name === null || parent.type !== 'ObjectExpression') return null
      if (propertyOf(parent, name) !== at) return null
      path.unshift(name)
    } else if (parent.type === 'VariableDeclarator') {
      if (parent.id?.type !== 'Identifier' || parent.init !== at) return null
      return readsOfMembers(parent, path, isFrozen, program)
    } else if (isFreezing(parent, program)) isFrozen = true
    else if (parent.type !== 'Property' && unwrapped(parent) !== at) return null
    at = parent
  }
  return null
}

/** Returns whether an expression is `Object.freeze(…)` or `… as const`. */
function isFreezing({ type, callee, typeAnnotation }: AstNode, program: Program): boolean {
  if (type === 'TSAsExpression' || type === 'TSTypeAssertion') {
    return typeAnnotation?.typeName?.name === 'const'
  }
  if (type !== 'CallExpression' || callee?.object?.name !== 'Object') return false
  return callee.property?.name === 'freeze' && program.isGlobal(callee.object)
}

/** Returns the readers of an enumeration member: `enum A { b = value }`. */
function readersOfEnumMember(member: AstNode, program: Program): ConstantReaders | null {
  const name = nameOfKey(member.id)
  const declaration = member.parent?.type === 'TSEnumBody' ? member.parent.parent : member.parent
  if (name === null || declaration === undefined) return null
  return readsOfMembers(declaration, [name], true, program)
}

/** How often a variable may be assigned and read, if each value is followed. */
const maxWrites = 6
const maxReaders = 24

/**
 * Returns the readers of a variable that is assigned in several places: `if (a) url = b`. Each
 * value is one that the readers may get, like a default.
 */
function readersOfAssigned({ left, operator }: AstNode, program: Program): ConstantReaders | null {
  const variable = left?.type === 'Identifier' ? program.variableOf(left) : null
  if (variable === null || operator !== '=' || variable.defs.length !== 1) return null
  if (variable.defs[0]?.type !== 'Variable' || variable.references.length > maxReaders) return null
  const writes = variable.references.filter(reference => reference.isWrite())
  const isPlain = writes.every(({ identifier, init }) => {
    const { parent } = identifier as AstNode
    return init === true || (parent?.type === 'AssignmentExpression' && parent.operator === '=')
  })
  if (!isPlain || writes.length > maxWrites) return null
  return { readers: program.readersOf(variable), isUsedElsewhere: false, isDefault: true }
}

/**
 * Returns the readers of a default: `(a = value) => …`, `const { a = value } = …`. Null for an
 * empty text, which means that there is no URL.
 */
function readersOfDefault({ left, right }: AstNode, program: Program): ConstantReaders | null {
  if (left?.type !== 'Identifier' || right?.value === '') return null
  const variable = program.variableOf(left)
  if (variable === null || variable.defs.length !== 1) return null
  const { references } = variable
  if (references.some(reference => reference.isWrite() && reference.init !== true)) return null
  return { readers: program.readersOf(variable), isUsedElsewhere: false, isDefault: true }
}
