import { attributeOfCall, type MarkupAttribute } from '../markup/markup-attribute.ts'
import { moduleMembers } from '../modules/module-members.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath, memberName } from '../syntax/callee-path.ts'
import { namesSink } from './names-sink.ts'
import { callsWith } from './passed-objects.ts'
import { isPlatformObject } from './platform-object.ts'
import { elementOfAttribute } from './set-attribute.ts'
import type { IndexedSink, SinkIndex } from './sink-index.ts'

const httpMethod = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/i

/** A sink that takes an expression, and the expression that is passed as the base, if any. */
export interface SinkUse {
  readonly sink: IndexedSink
  readonly base: AstNode | null
  /** `base` means that the expression itself is the base, which must be an absolute URL. */
  readonly role: 'url' | 'base' | 'pattern'
  /**
   * Whether the function or property that takes the expression is known, rather than a member with
   * that name of any object.
   */
  readonly isCertain: boolean
  /** The attribute that the expression becomes, in a call that creates an element. */
  readonly attribute?: MarkupAttribute
}

/** Returns the sink that takes `argument` of a call or `new`. */
export function sinkOfArgument(
  call: AstNode,
  argument: AstNode,
  sinks: SinkIndex,
  program: Program,
): SinkUse | null {
  const named = sinksNamed(call, sinks, program)
  if (named === null) return null
  const args = call.arguments ?? []
  const index = args.indexOf(argument)
  if (index === -1) return null
  if (args.slice(0, index).some(({ type }) => type === 'SpreadElement')) return null
  for (const sink of named) {
    const role = sink.roles[index] ?? (sink.roles.at(-1) === 'rest' ? 'rest' : null)
    const taken = role === 'rest' ? 'url' : role
    if (taken !== 'url' && taken !== 'base' && taken !== 'pattern') continue
    if (!guardsHold(sink, call, program)) continue
    const base = args[sink.roles.indexOf('base')] ?? null
    const isCertain = isKnown(sink, call.callee, program)
    return { sink, base, role: taken, isCertain }
  }
  return null
}

/**
 * Returns the sink that takes the value of a property of an object passed to a call: in the call,
 * or in a constant that it gets.
 */
export function sinkOfProperty(
  property: AstNode,
  sinks: SinkIndex,
  program: Program,
): SinkUse | null {
  const object = property.parent
  const name = property.key?.name ?? property.key?.value
  if (object?.type !== 'ObjectExpression' || property.computed === true) return null
  return typeof name === 'string' ? sinkOfMember(object, object, name, sinks, program) : null
}

/** Returns the sink that takes a member of a constant that is set later: `options.url = …`. */
function sinkOfMemberTarget(target: AstNode, sinks: SinkIndex, program: Program): SinkUse | null {
  const { type, object } = target
  const name = memberName(target)
  if (type !== 'MemberExpression' || object?.type !== 'Identifier' || name === null) return null
  if (!sinks.takesMember(name)) return null
  const declarator = program.variableOf(object)?.defs[0]?.node as AstNode | undefined
  const made = declarator?.init
  if (declarator?.type !== 'VariableDeclarator' || made?.type !== 'ObjectExpression') return null
  return sinkOfMember(declarator, made, name, sinks, program)
}

function sinkOfMember(
  passed: AstNode,
  object: AstNode,
  name: string,
  sinks: SinkIndex,
  program: Program,
): SinkUse | null {
  for (const { call, argument } of callsWith(passed, program)) {
    const use = sinkOfMemberInCall(call, argument, object, name, sinks, program)
    if (use !== null) return use
  }
  return null
}

function sinkOfMemberInCall(
  call: AstNode,
  argument: AstNode,
  object: AstNode,
  name: string,
  sinks: SinkIndex,
  program: Program,
): SinkUse | null {
  const named = sinksNamed(call, sinks, program)
  if (named === null) return null
  const index = call.arguments?.indexOf(argument) ?? -1
  for (const sink of named) {
    const isCertain = isKnown(sink, call.callee, program)
    if (sink.roles[index] === 'attributes' && argument === object) {
      const attribute = attributeOfCall(call, object, name)
      if (attribute !== null) return { sink, role: 'url', base: null, isCertain, attribute }
    }
    const role = sink.keysAt === index ? sink.keys.get(name) : undefined
    if (role === undefined) continue
    const baseKey = [...sink.keys].find(([, other]) => other === 'base')?.[0]
    if (role === 'prefix') return { sink, role: 'url', base: null, isCertain }
    return { sink, role, base: role === 'url' ? valueAt(object, baseKey) : null, isCertain }
  }
  return null
}

/** Returns the sink that an assignment sets: `location.href = …`. */
export function sinkOfTarget(target: AstNode, sinks: SinkIndex, program: Program): SinkUse | null {
  const [sink] = matching(target, 'assignment', sinks, program) ?? []
  if (sink === undefined) return sinkOfMemberTarget(target, sinks, program)
  return { sink, base: null, role: 'url', isCertain: isKnown(sink, target, program) }
}

/**
 * Returns whether more than a name shows that a sink takes a URL. If the platform's table names a
 * member of any object, the owner of the member must be a platform object. `setAttribute` with the
 * name of an attribute is always the platform's.
 */
function isKnown(sink: IndexedSink, callee: AstNode | undefined, program: Program): boolean {
  if (sink.isGuess) return false
  if (sink.owner !== 'global' || !sink.callee.startsWith('*.')) return true
  if (sink.roles.includes('attribute')) return true
  const owner = callee === undefined ? null : calleePath(callee)?.owner
  return owner != null && isPlatformObject(owner, sink.callee.slice(2), program)
}

function sinksNamed(
  call: AstNode,
  sinks: SinkIndex,
  program: Program,
): readonly IndexedSink[] | null {
  if (call.callee === undefined) return null
  return matching(call.callee, call.type === 'NewExpression' ? 'new' : 'call', sinks, program)
}

/** Returns the sinks that a callee may be. Null in the usual case, which one lookup decides. */
function matching(
  callee: AstNode,
  kind: IndexedSink['kind'],
  sinks: SinkIndex,
  program: Program,
): readonly IndexedSink[] | null {
  const exported = program.usesModulesOf(sinks)
    ? moduleMembers(callee, program)
        .flatMap(member => sinks.ofModule(member))
        .filter(sink => sink.kind === kind)
    : []
  if (exported.length > 0) return exported
  const lastName = callee.type === 'MemberExpression' ? memberName(callee) : callee.name
  if (typeof lastName !== 'string') return null
  const named = sinks.endingIn(lastName)
  const path = named.length === 0 ? null : calleePath(callee)
  if (path === null) return null
  return named.filter(sink => sink.kind === kind && namesSink(path, sink, program))
}

/**
 * Checks the other arguments of a call. `*.open(method, url)` means an XMLHttpRequest only if the
 * first argument is a method.
 */
function guardsHold(sink: IndexedSink, call: AstNode, program: Program): boolean {
  return sink.roles.every((role, i) => {
    const value = call.arguments?.[i]?.value
    if (role === 'method') return typeof value === 'string' && httpMethod.test(value)
    if (role === 'attribute') {
      return typeof value === 'string' && elementOfAttribute(value, call, program) !== null
    }
    return true
  })
}

function valueAt(object: AstNode, key: string | undefined): AstNode | null {
  const property = object.properties?.find(({ key: name }) => name?.name === key)
  return key === undefined ? null : ((property?.value as AstNode | undefined) ?? null)
}
