import type { Scope } from 'eslint'
import { constantNamedBy } from '../javascript/constants/constant-value.ts'
import {
  type DestructuredPath,
  destructuredPath,
  isAssignedLater,
} from '../javascript/modules/module-bindings.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath } from '../javascript/syntax/callee-path.ts'
import { unwrapped } from '../javascript/syntax/unwrapped.ts'
import { kindOfJsdoc } from './kind-of-jsdoc.ts'
import { kindOfAnnotation, kindOfType } from './kind-of-type.ts'
import { isFromOutside } from './outside-text.ts'
import { isOwnValue } from './own-value.ts'
import { type ValueKind, worstOf } from './value-kind.ts'

/** How many steps a value is followed through. */
const maxDepth = 8

/** The kinds of the values that are followed, by the number of steps to them. */
const kindsByNode = new WeakMap<AstNode, ValueKind[]>()

/** Returns the kind of a value, by the program and by its types if the parser knows them. */
export function kindOfValue(node: AstNode, program: Program, depth = 0): ValueKind {
  if (depth > maxDepth) return 'unknown'
  const known = kindsByNode.get(node) ?? []
  const kind = known[depth] ?? newKindOf(node, program, depth)
  known[depth] = kind
  kindsByNode.set(node, known)
  return kind
}

function newKindOf(node: AstNode, program: Program, depth: number): ValueKind {
  const ofType = kindOfType(node, program.sourceCode)
  if (ofType === 'safe') return 'safe'
  const ofSyntax = kindOfSyntax(node, program, depth)
  if (ofSyntax !== 'unknown' || ofType === 'unknown') return ofSyntax
  return isGiven(node, program) ? 'text' : 'unknown'
}

/**
 * Returns whether a value comes from elsewhere and no function call made it. The result of a
 * function may be encoded.
 */
function isGiven(node: AstNode, program: Program): boolean {
  if (node.type === 'MemberExpression') return !isOwnValue(node, program)
  const variable = node.type === 'Identifier' ? program.variableOf(node) : null
  if (variable === null || isAssignedLater(variable)) return false
  if (variable.defs[0]?.type === 'Parameter') return !isOwnValue(node, program)
  const path = destructuredPath(variable)
  if (path === null || /^(?:Call|Await)Expression$/.test(path.value.type)) return false
  return !isOwnValue(path.value, program)
}

function kindOfSyntax(node: AstNode, program: Program, depth: number): ValueKind {
  const inner = unwrapped(node)
  if (inner !== undefined) return kindOfValue(inner, program, depth + 1)
  const kinds = (nodes: readonly (AstNode | undefined)[]): ValueKind =>
    worstOf(nodes.map(each => (each ? kindOfValue(each, program, depth + 1) : 'unknown')))
  switch (node.type) {
    // The author chose the text of a literal.
    case 'Literal':
    case 'UpdateExpression':
      return 'safe'
    case 'UnaryExpression':
      return node.operator === 'void' ? 'unknown' : 'safe'
    case 'BinaryExpression':
      return node.operator === '+' ? kinds([node.left, node.right]) : 'safe'
    case 'TemplateLiteral':
      return kinds(node.expressions ?? [])
    case 'ConditionalExpression':
      return kinds([node.consequent, node.alternate])
    case 'LogicalExpression':
      return kinds([node.left, node.right])
    case 'AwaitExpression':
      return node.argument ? kinds([node.argument]) : 'unknown'
    case 'CallExpression':
      return kindOfCall(node, program, depth)
    case 'MemberExpression':
      return kindOfMember(node, program, depth)
    case 'Identifier':
      return kindOfName(node, program, depth)
    default:
      return 'unknown'
  }
}

const encoders =
  /^(?:encodeURIComponent|encodeURI|escape|Number|BigInt|Boolean|parseInt|parseFloat)$/
const numbers =
  /^(?:Date\.now|performance\.now|Math\.\w+|Number\.\w+|crypto\.randomUUID|Date\.parse|Date\.UTC)$/
const givesPlain = /^(?:toFixed|getTime|valueOf|toISOString|indexOf|getFullYear|getUTCFullYear)$/
const keepsText = /^(?:trim|trimStart|trimEnd|toLowerCase|toUpperCase|normalize)$/

function kindOfCall(call: AstNode, program: Program, depth: number): ValueKind {
  const { callee, arguments: args = [] } = call
  const path = callee === undefined ? null : calleePath(callee)
  const [first] = args
  if (path === null) return 'unknown'
  if (path.root.type === 'Identifier' && program.isGlobal(path.root)) {
    const name = path.names.join('.')
    if (encoders.test(name) || numbers.test(name)) return 'safe'
    if (name === 'JSON.stringify') return 'text'
    if (name === 'String' && first) return kindOfValue(first, program, depth + 1)
  }
  if (isFromOutside(call, program)) return 'text'
  const method = path.names.at(-1) ?? ''
  if (callee?.type !== 'MemberExpression' || callee.object === undefined) return 'unknown'
  if (givesPlain.test(method)) return 'safe'
  // `number.toString(16)`
  if (method === 'toString' && args.length === 1) return 'safe'
  return keepsText.test(method) || method === 'toString'
    ? kindOfValue(callee.object, program, depth + 1)
    : 'unknown'
}

function kindOfMember(node: AstNode, program: Program, depth: number): ValueKind {
  const name = node.property?.name
  if (node.computed !== true && (name === 'length' || name === 'size')) return 'safe'
  const constant = constantNamedBy(node, program)
  if (constant !== null) return kindOfValue(constant, program, depth + 1)
  if (isFromOutside(node, program)) return 'text'
  const path = calleePath(node)
  const variable = path?.root.type === 'Identifier' ? program.variableOf(path.root) : null
  const [definition] = variable?.defs ?? []
  if (path === null || definition === undefined || variable === null) return 'unknown'
  return isAssignedLater(variable)
    ? 'unknown'
    : kindOfJsdoc(definition, path.names.join('.'), program)
}

function kindOfName(node: AstNode, program: Program, depth: number): ValueKind {
  const constant = constantNamedBy(node, program)
  if (constant !== null) return kindOfValue(constant, program, depth + 1)
  const variable = program.variableOf(node)
  const [definition, other] = variable?.defs ?? []
  if (variable === null || definition === undefined || other !== undefined) return 'unknown'
  const path = destructuredPath(variable)
  if (path !== null) return kindOfDestructured(path, program)
  if (definition.type === 'Variable') return kindOfWrites(variable, program, depth)
  if (definition.type !== 'Parameter') return 'unknown'
  // An assignment to a parameter may have encoded it.
  if (isAssignedLater(variable)) return 'unknown'
  const { typeAnnotation } = definition.name as unknown as AstNode
  return typeAnnotation === undefined
    ? kindOfJsdoc(definition, variable.name, program)
    : kindOfAnnotation(typeAnnotation)
}

/** Returns the kind of a destructured value: `const { q } = req.query`. */
function kindOfDestructured({ value, keys }: DestructuredPath, program: Program): ValueKind {
  const path = calleePath(value)
  const isMember = value.type === 'MemberExpression' || value.type === 'Identifier'
  if (path?.root.type !== 'Identifier' || !isMember) return 'unknown'
  const { range } = value
  const member = keys.reduce<AstNode>((object, name) => {
    const property: AstNode = { type: 'Identifier', name, range }
    return { type: 'MemberExpression', range, object, property }
  }, value)
  if (isFromOutside(member, program)) return 'text'
  const variable = program.variableOf(path.root)
  const [definition] = variable?.defs ?? []
  if (variable === null || definition === undefined || isAssignedLater(variable)) return 'unknown'
  return kindOfJsdoc(definition, [...path.names, ...keys].join('.'), program)
}

/** The first assignments of each variable. */
const writesByVariable = new WeakMap<Scope.Variable, readonly Scope.Reference[]>()

const maxWrites = 4

function writesOf(variable: Scope.Variable): readonly Scope.Reference[] {
  let writes = writesByVariable.get(variable)
  if (writes === undefined) {
    writes = variable.references.filter(each => each.isWrite()).slice(0, maxWrites + 1)
    writesByVariable.set(variable, writes)
  }
  return writes
}

/**
 * Returns the kind of a variable that is assigned several times, which may hold any of the values.
 */
function kindOfWrites(variable: Scope.Variable, program: Program, depth: number): ValueKind {
  const writes = writesOf(variable)
  if (writes.length === 0 || writes.length > maxWrites) return 'unknown'
  const kinds = writes.map(({ writeExpr, identifier }) => {
    const value = writeExpr as AstNode | null | undefined
    const { parent } = identifier as AstNode
    const isPlain =
      (parent?.type === 'VariableDeclarator' && parent.init === value) ||
      (parent?.type === 'AssignmentExpression' && parent.operator === '=')
    return value && isPlain ? kindOfValue(value, program, depth + 2) : 'unknown'
  })
  // A later value may be the encoded one.
  return kinds.every(kind => kind === kinds[0]) ? (kinds[0] ?? 'unknown') : 'unknown'
}
