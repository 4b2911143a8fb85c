import { constantOf } from '../constants/constant.ts'
import { fieldValue } from '../constants/field-value.ts'
import { valuesReturned } from '../syntax/returned-values.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { memberName } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'
import { bindingOf, destructuredPath } from './module-bindings.ts'
import type { ModuleMember } from './module-member.ts'

/**
 * Returns the module members that an expression may be, through imports, `require`, `import()`,
 * renaming, destructuring, and the helpers of compilers. There are several if the expression may be
 * the exports of a module or its default export. Empty if the expression does not come from a
 * module.
 */
export function moduleMembers(node: AstNode, program: Program, depth = 0): readonly ModuleMember[] {
  const inner = unwrapped(node)
  if (inner !== undefined) return moduleMembers(inner, program, depth)
  switch (node.type) {
    case 'Identifier':
      return depth > 6 ? none : membersOfName(node, program, depth + 1)
    case 'MemberExpression': {
      const field = depth > 6 ? null : fieldValue(node, program)
      if (field !== null) return moduleMembers(field, program, depth + 1)
      const name = memberName(node)
      if (name === null || node.object === undefined) return none
      return moduleMembers(node.object, program, depth).map(owner => memberOf(owner, name))
    }
    case 'CallExpression':
    case 'NewExpression':
      return membersOfCall(node, program, depth)
    case 'ImportExpression':
      return facesOf(node.source?.value)
    case 'AwaitExpression':
      return node.argument ? moduleMembers(node.argument, program, depth) : none
    case 'SequenceExpression': {
      // `(0, module.load)(…)`, the form in which compilers write a call without `this`.
      const last = node.expressions?.at(-1)
      return last === undefined ? none : moduleMembers(last, program, depth)
    }
    default:
      return none
  }
}

function membersOfName(node: AstNode, program: Program, depth: number): readonly ModuleMember[] {
  const variable = program.variableOf(node)
  const [definition] = variable?.defs ?? []
  if (variable === null || definition === undefined) return none
  const binding = bindingOf(definition)
  if (binding !== null) {
    const faces = facesOf(binding.module)
    return binding.name === null ? faces : [{ module: binding.module, path: binding.name }]
  }
  const value = constantOf(node, program)
  if (value !== null) return moduleMembers(value, program, depth)
  const path = destructuredPath(variable)
  if (path === null) return none
  return moduleMembers(path.value, program, depth).map(owner => path.keys.reduce(memberOf, owner))
}

function membersOfCall(call: AstNode, program: Program, depth: number): readonly ModuleMember[] {
  const { callee, arguments: args } = call
  const [argument] = args ?? []
  if (callee === undefined) return none
  if (call.type === 'CallExpression' && argument !== undefined) {
    if (callee.name === 'require' && program.isGlobal(callee)) return facesOf(argument.value)
    const helper = callee.type === 'MemberExpression' ? memberName(callee) : callee.name
    if (typeof helper === 'string' && interop.test(helper)) {
      return moduleMembers(argument, program, depth)
    }
  }
  const returned = call.type === 'CallExpression' ? valueReturned(callee, program) : null
  if (returned !== null) return depth > 6 ? none : moduleMembers(returned, program, depth + 1)
  return moduleMembers(callee, program, depth).map(({ module, path }) => ({
    module,
    path: `${path}()`,
  }))
}

/** Returns the only value that a function of the program returns. Null for other functions. */
function valueReturned(callee: AstNode, program: Program): AstNode | null {
  if (callee.type !== 'Identifier') return null
  const definition = program.variableOf(callee)?.defs[0]
  const made =
    definition?.type === 'FunctionName' ? (definition.node as AstNode) : constantOf(callee, program)
  if (made === null || !/Function/.test(made.type)) return null
  const [value, other] = valuesReturned(made)
  return other === undefined ? (value ?? null) : null
}

/** Names of the functions that TypeScript, Babel, SWC, esbuild and Rollup put around `require`. */
const interop = /^_*(?:interop\w*|import(?:Default|Star)|toESM)\d*$/i

/**
 * Returns a module both as its exports and as its default export. A CommonJS module is both,
 * however it is imported.
 */
function facesOf(module: unknown): readonly ModuleMember[] {
  if (typeof module !== 'string') return none
  return [
    { module, path: '' },
    { module, path: 'default' },
  ]
}

function memberOf(owner: ModuleMember, name: string): ModuleMember {
  const { module, path } = owner
  if (name === 'default' && (path === '' || path === name)) return owner
  return { module, path: path === '' ? name : `${path}.${name}` }
}

const none: readonly ModuleMember[] = []
