import type { FoundUrl } from '../found-url.ts'
import type { AstNode } from './ast-node.ts'
import { htmlNameOf } from './dom-names.ts'
import { plainUrl, urlsOfHtmlValue } from './literal-url.ts'
import type { Program } from './program.ts'
import type { StaticText } from './static-text.ts'

/** Props of components of libraries that are URLs, by the preset that knows them. */
const libraryComponents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  next: { Link: ['href', 'as'], Image: ['src'], Script: ['src'] },
  'react-router': { Link: ['to'], NavLink: ['to'], Navigate: ['to'], Form: ['action'] },
}

/** The URLs of a JSX attribute, by the HTML table for elements, by settings for components. */
export function urlsOfJsxAttribute(
  attribute: AstNode,
  text: StaticText,
  program: Program,
): readonly FoundUrl[] {
  const element = attribute.parent
  const tag = element?.name
  const name = nameOf(attribute.name)
  if (element === undefined || tag === undefined || typeof tag === 'string' || name === null) {
    return []
  }
  const tagName = nameOf(tag)
  if (tagName === null) return []
  if (isIntrinsic(tag, tagName)) {
    return urlsOfHtmlValue(tagName, htmlNameOf(name), text, program, typeOf(element))
  }
  return isUrlProp(tagName, name, program) ? [plainUrl(text, [program.settings.documentUrl])] : []
}

function isUrlProp(component: string, prop: string, { settings }: Program): boolean {
  if (settings.components[component]?.includes(prop) === true) return true
  return settings.presets.some(
    name => libraryComponents[name]?.[component]?.includes(prop) === true,
  )
}

/** `a`, `xlink:href`, `Menu.Link`. */
function nameOf(node: AstNode | string | undefined): string | null {
  if (node === undefined || typeof node === 'string') return node ?? null
  if (node.type === 'JSXNamespacedName') {
    return `${nameOf(node.namespace)}:${nameOf(node.name)}`
  }
  if (node.type === 'JSXMemberExpression') {
    return `${nameOf(node.object)}.${nameOf(node.property)}`
  }
  return typeof node.name === 'string' ? node.name : null
}

const isIntrinsic = (tag: AstNode, name: string): boolean =>
  tag.type === 'JSXIdentifier' && /^[a-z]/.test(name)

/** The `type` of an `input` decides which of its attributes are URLs. */
function typeOf(element: AstNode): Record<string, string> {
  for (const { name, value } of element.attributes ?? []) {
    const text = (value as AstNode | null | undefined)?.value
    if (nameOf(name) === 'type' && typeof text === 'string') return { type: text }
  }
  return {}
}
