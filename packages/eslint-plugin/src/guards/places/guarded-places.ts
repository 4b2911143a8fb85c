import type { GuardedUse } from '@hreflint/guards'
import { attributeOfName } from '@hreflint/documents/url-places'
import type { Program } from '../../javascript/program.ts'
import {
  sinkOfArgument,
  sinkOfProperty,
  sinkOfTarget,
  type SinkUse,
} from '../../javascript/sinks/find-sink.ts'
import { elementOf } from '../../javascript/sinks/known-element.ts'
import type { SinkIndex } from '../../javascript/sinks/sink-index.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { calleePath, memberName } from '../../javascript/syntax/callee-path.ts'
import type { UsePlace } from '../way/guarded-use.ts'

/**
 * Yields the URLs in the arguments of a call that are loaded or navigated to, and the origin that
 * the call allows.
 */
export function* placesOfCall(
  call: AstNode,
  sinks: SinkIndex,
  program: Program,
): Generator<UsePlace> {
  const args = call.arguments ?? []
  if (args.length === 0 || call.callee === undefined) return
  const origin = allowedOrigin(call)
  if (origin !== null) yield { used: origin, place: 'origin' }
  if (!program.mayBeSink(lastNameOf(call.callee), sinks)) return
  for (const used of args) {
    if (used.type === 'ObjectExpression') {
      for (const property of used.properties ?? []) {
        const value = property.value as AstNode | undefined
        if (property.type !== 'Property' || value === undefined || !mayBeGuarded(value)) continue
        const place = placeOf(sinkOfProperty(property, sinks, program), call, program)
        if (place !== null) yield { used: value, place }
      }
    } else if (mayBeGuarded(used)) {
      const place = placeOf(sinkOfArgument(call, used, sinks, program), call, program)
      if (place !== null) yield { used, place }
    }
  }
}

/** Returns the URL in an assignment to something that loads it, such as `location.href`. */
export function placeOfAssignment(
  node: AstNode,
  sinks: SinkIndex,
  program: Program,
): UsePlace | null {
  const { left, right, operator } = node
  if (operator !== '=' || left === undefined || right === undefined || !mayBeGuarded(right))
    return null
  if (!program.mayBeSink(lastNameOf(left), sinks)) return null
  const place = placeOf(sinkOfTarget(left, sinks, program), node, program)
  return place === null ? null : { used: right, place }
}

/** Returns the URL of a JSX attribute that navigates or loads a document. */
export function placeOfAttribute(node: AstNode): UsePlace | null {
  const name = typeof node.name === 'object' ? node.name.name : null
  const element = (node.parent?.name as AstNode | undefined)?.name
  const used = (node.value as AstNode | null)?.expression
  if (typeof name !== 'string' || typeof element !== 'string' || used === undefined) return null
  if (!goesThere(element, attributeOfName(name)) || !mayBeGuarded(used)) return null
  return { used, place: 'navigation' }
}

/** Whether an expression can have a guard. Literals have none. */
const mayBeGuarded = ({ type }: AstNode): boolean =>
  type !== 'Literal' && !/Function|ArrayExpression|SpreadElement/.test(type)

/** Returns null if nothing is loaded, or only pictures and the like. */
function placeOf(use: SinkUse | null, at: AstNode, program: Program): GuardedUse['place'] | null {
  if (use === null || use.role !== 'url') return null
  const { sink } = use
  const name = sink.callee.split('.').at(-1) ?? ''
  if (sink.kind !== 'assignment') {
    if (use.attribute !== undefined || harmless.test(sink.callee)) return null
    if (routing.test(sink.callee)) return null
    if (name === 'setAttribute' || name === 'setAttributeNS')
      return placeOfSetAttribute(at, program)
    return navigating.test(sink.callee) ? 'navigation' : 'request'
  }
  if (sink.callee === 'location' || sink.callee === 'location.href') return 'navigation'
  if (sink.owner === 'module') return null
  const owner = at.left?.object
  if (owner === undefined) return null
  return goesThere(elementNamed(owner, program), attributeOfName(name)) ? 'navigation' : null
}

/**
 * Calls that follow the URL Standard, that stay on the page's own site for any URL, or that only
 * parse.
 */
const harmless =
  /(?:^|\.)(?:URL|parse|canParse|pushState|replaceState|register|Worker|SharedWorker|addModule|Audio)$/
const navigating =
  /^(?:open|location\.(?:assign|replace)|navigation\.navigate|BrowserWindow\(\)\.loadURL)$/

/** Calls of client-side routers, which stay on the page's own site for any URL. */
const routing =
  /^(?:use(?:Router|Navigate|History)\(\)|createRouter\(\)|createBrowserRouter\(\)|default\.(?:push|replace|prefetch)$|goto$|preload\w+$|navigateTo$|useHref$|.*\b[rR]outer\.|.*\.navigateByUrl$)/

function placeOfSetAttribute(call: AstNode, program: Program): GuardedUse['place'] | null {
  const { callee, arguments: args = [] } = call
  const name = args.at(-2)?.value
  if (typeof name !== 'string' || callee?.object === undefined) return null
  return goesThere(elementNamed(callee.object, program), name.toLowerCase()) ? 'navigation' : null
}

/** Returns the name of the element that an expression gives, or that its name suggests. */
function elementNamed(owner: AstNode, program: Program): string {
  const known = elementOf(owner, program)
  if (known !== null) return known
  const name = calleePath(owner)?.names.at(-1) ?? ''
  const word =
    /(?:^|_)(a|link|anchor|iframe|frame|form|script|embed|object)(?:el(?:ement)?|node|tag)?$/i.exec(
      name,
    )?.[1] ?? ''
  return word
    .toLowerCase()
    .replace(/^(?:link|anchor)$/, 'a')
    .replace(/^frame$/, 'iframe')
}

/** Returns whether an attribute loads documents or scripts, rather than pictures. */
function goesThere(element: string, attribute: string): boolean {
  switch (attribute) {
    case 'href':
      return element === 'a' || element === 'area' || element === 'base'
    case 'src':
      return /^(?:iframe|frame|embed|script)$/.test(element)
    case 'action':
    case 'formaction':
      return /^(?:form|button|input)$/.test(element)
    case 'data':
      return element === 'object'
    default:
      return false
  }
}

/** Returns the origin in `response.setHeader("Access-Control-Allow-Origin", origin)`. */
function allowedOrigin({ callee, arguments: args = [] }: AstNode): AstNode | null {
  const [name, origin] = args
  if (args.length !== 2 || origin === undefined || !mayBeGuarded(origin)) return null
  if (callee?.type !== 'MemberExpression' || typeof name?.value !== 'string') return null
  return name.value.toLowerCase() === 'access-control-allow-origin' ? origin : null
}

function lastNameOf(node: AstNode): string | null {
  return node.type === 'MemberExpression'
    ? memberName(node)
    : typeof node.name === 'string'
      ? node.name
      : null
}
