import { constantOf } from '../constants/constant.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath, memberName } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'

/** DOM interfaces with properties that hold URLs, each with one of its elements. */
const elementOfInterface = new Map([
  ['HTMLAnchorElement', 'a'],
  ['HTMLAreaElement', 'area'],
  ['HTMLAudioElement', 'audio'],
  ['HTMLBodyElement', 'body'],
  ['HTMLButtonElement', 'button'],
  ['HTMLEmbedElement', 'embed'],
  ['HTMLFormElement', 'form'],
  ['HTMLIFrameElement', 'iframe'],
  ['HTMLImageElement', 'img'],
  ['HTMLInputElement', 'input'],
  ['HTMLLinkElement', 'link'],
  ['HTMLModElement', 'ins'],
  ['HTMLObjectElement', 'object'],
  ['HTMLQuoteElement', 'q'],
  ['HTMLScriptElement', 'script'],
  ['HTMLSourceElement', 'source'],
  ['HTMLTrackElement', 'track'],
  ['HTMLVideoElement', 'video'],
])

/** The elements that constructors of the platform create. */
const elementOfConstructor = new Map([
  ['Audio', 'audio'],
  ['Image', 'img'],
])

/** The collections of a document that hold elements of one kind. */
const elementOfCollection = new Map([
  ['anchors', 'a'],
  ['embeds', 'embed'],
  ['forms', 'form'],
  ['images', 'img'],
  ['links', 'a'],
  ['plugins', 'embed'],
  ['scripts', 'script'],
])

/**
 * Returns the name of the element that an expression gives. Null if the program does not show it.
 */
export function elementOf(node: AstNode, program: Program, depth = 0): string | null {
  const typed = elementOfInterface.get(typeName(node) ?? '')
  if (typed !== undefined) return typed
  const inner = unwrapped(node)
  if (inner !== undefined) return elementOf(inner, program, depth)
  if (node.type === 'CallExpression') return elementOfCall(node, program, depth)
  if (node.type === 'NewExpression') return elementConstructed(node, program)
  if (node.type === 'MemberExpression') return elementOfMember(node, program, depth)
  if (node.type !== 'Identifier' || depth > 3) return null
  const [definition] = program.variableOf(node)?.defs ?? []
  const declared = elementOfInterface.get(typeName(definition?.name as AstNode | undefined) ?? '')
  if (declared !== undefined) return declared
  const loop = loopDeclaring(definition?.node as AstNode | undefined)
  if (loop?.right !== undefined) return elementsOf(loop.right, program, depth + 1)
  const value = constantOf(node, program)
  return value === null ? null : elementOf(value, program, depth + 1)
}

/** Returns the element that `new Image()` creates. */
function elementConstructed({ callee }: AstNode, program: Program): string | null {
  const path = callee === undefined ? null : calleePath(callee)
  if (path === null || !program.isGlobal(path.root)) return null
  return elementOfConstructor.get(path.names.at(-1) ?? '') ?? null
}

/** Returns the loop `for (const form of document.forms)` for the declarator of `form`. */
function loopDeclaring(declarator: AstNode | undefined): AstNode | null {
  const declaration = declarator?.parent
  const loop = declaration?.parent
  if (declaration?.kind !== 'const' || declarator?.id?.type !== 'Identifier') return null
  return loop?.type === 'ForOfStatement' && loop.left === declaration ? loop : null
}

/**
 * Returns the element that a call gives: `document.createElement("form")`, `page.querySelector("#a
 * form.b")`, `this.closest("form")`, `document.forms.item(0)`.
 */
function elementOfCall(
  { callee, arguments: args }: AstNode,
  program: Program,
  depth: number,
): string | null {
  const path = callee === undefined ? null : calleePath(callee)
  const [name] = path?.names.slice(-1) ?? []
  if (name === 'item' || name === 'namedItem') {
    return path?.owner == null ? null : elementsOf(path.owner, program, depth)
  }
  const text = args?.[0]?.value
  if (typeof text !== 'string') return null
  if (name === 'createElement') return text.toLowerCase()
  return name === 'querySelector' || name === 'closest' ? elementSelected(text) : null
}

/**
 * Returns the element that a member gives: `document.body`, `document.forms[0]`,
 * `document.forms.search`, `links[i]`.
 */
function elementOfMember(node: AstNode, program: Program, depth: number): string | null {
  const { object } = node
  if (object === undefined) return null
  if (memberName(node) === 'body') return isDocument(object, program) ? 'body' : null
  return elementsOf(object, program, depth)
}

/**
 * Returns the name of the elements in a collection: `document.links`,
 * `page.querySelectorAll("form")`.
 */
function elementsOf(node: AstNode, program: Program, depth: number): string | null {
  const path = calleePath(node.type === 'CallExpression' ? (node.callee ?? node) : node)
  const [name = ''] = path?.names.slice(-1) ?? []
  if (node.type === 'CallExpression') {
    const text = node.arguments?.[0]?.value
    if (typeof text !== 'string') return null
    if (name === 'getElementsByTagName') return text.toLowerCase()
    return name === 'querySelectorAll' ? elementSelected(text) : null
  }
  if (node.type === 'MemberExpression') {
    const isOfDocument = path?.owner != null && isDocument(path.owner, program)
    return isOfDocument ? (elementOfCollection.get(name) ?? null) : null
  }
  const value = depth > 3 ? null : constantOf(node, program)
  return value === null ? null : elementsOf(value, program, depth + 1)
}

/** Returns whether an expression is `document` or `window.document`. */
function isDocument(node: AstNode, program: Program): boolean {
  const path = calleePath(node)
  if (path === null || !program.isGlobal(path.root)) return false
  return /^(?:(?:window|globalThis|self)\.)?document$/.test(path.names.join('.'))
}

/** Returns the element name at the end of a selector. */
function elementSelected(selector: string): string | null {
  const [, element] = /^(?:[^,]*[\s>+~])?([a-z]+)(?:[.#:[][^\s>+~,]*)?$/i.exec(selector) ?? []
  return element?.toLowerCase() ?? null
}

/**
 * Returns the name of the type that an expression is cast to, or that its variable is declared
 * with.
 */
export function interfaceOf(node: AstNode, program: Program): string | null {
  const cast = typeName(node)
  if (cast !== null) return cast
  const [definition] = program.variableOf(unwrapped(node) ?? node)?.defs ?? []
  return typeName(definition?.name as AstNode | undefined)
}

/** Returns the name of the type in `x as HTMLFormElement` or `x: HTMLFormElement`. */
function typeName(node: AstNode | undefined): string | null {
  const annotation = node?.typeAnnotation
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : annotation
  const name = type?.typeName?.name
  return typeof name === 'string' ? name : null
}
