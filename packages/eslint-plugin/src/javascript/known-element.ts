import type { AstNode } from './ast-node.ts'
import { type CalleePath, calleePath } from './callee-path.ts'
import { constantOf } from './constant.ts'
import type { Program } from './program.ts'
import { unwrapped } from './static-text.ts'

/** An element of each interface of the DOM with properties that hold URLs. */
const elementOfInterface = new Map([
  ['HTMLAnchorElement', 'a'],
  ['HTMLAreaElement', 'area'],
  ['HTMLBodyElement', 'body'],
  ['HTMLFormElement', 'form'],
  ['HTMLIFrameElement', 'iframe'],
  ['HTMLImageElement', 'img'],
  ['HTMLLinkElement', 'link'],
  ['HTMLModElement', 'ins'],
  ['HTMLObjectElement', 'object'],
  ['HTMLQuoteElement', 'q'],
  ['HTMLVideoElement', 'video'],
])

/** The name of the element whose property a chain of names ends in; null if it is not known. */
export function elementHolding({ root, names }: CalleePath, program: Program): string | null {
  const isNamed = root.type === 'Identifier'
  if (names.length === (isNamed ? 2 : 1)) return elementOf(root, program, 0)
  const [first, second, third] = names
  if (first !== 'document' || !isNamed || !program.isGlobal(root)) return null
  if (second === 'forms' && third !== undefined && names.length === 4) return 'form'
  return second === 'body' && names.length === 3 ? 'body' : null
}

/** The name of the element that an expression gives, from how it is made or what type it has. */
function elementOf(node: AstNode, program: Program, depth: number): string | null {
  const typed = elementOfInterface.get(typeName(node) ?? '')
  if (typed !== undefined) return typed
  const inner = unwrapped(node)
  if (inner !== undefined) return elementOf(inner, program, depth)
  if (node.type === 'CallExpression') return elementOfCall(node)
  if (node.type !== 'Identifier' || depth > 3) return null
  const [definition] = program.variableOf(node)?.defs ?? []
  const declared = elementOfInterface.get(typeName(definition?.name as AstNode | undefined) ?? '')
  if (declared !== undefined) return declared
  const value = constantOf(node, program)
  return value === null ? null : elementOf(value, program, depth + 1)
}

/** `document.createElement("form")`, `page.querySelector("#a form.b")`, `this.closest("form")`. */
function elementOfCall({ callee, arguments: args }: AstNode): string | null {
  const [name] = callee === undefined ? [] : (calleePath(callee)?.names.slice(-1) ?? [])
  const text = args?.[0]?.value
  if (typeof text !== 'string') return null
  if (name === 'createElement') return text.toLowerCase()
  if (name !== 'querySelector' && name !== 'closest') return null
  const [, element] = /^(?:[^,]*[\s>+~])?([a-z]+)(?:[.#:[][^\s>+~,]*)?$/i.exec(text) ?? []
  return element?.toLowerCase() ?? null
}

/** `x as HTMLFormElement`, and what is declared `x: HTMLFormElement`. */
function typeName(node: AstNode | undefined): string | null {
  const annotation = node?.typeAnnotation
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : annotation
  const name = type?.typeName?.name
  return typeof name === 'string' ? name : null
}
