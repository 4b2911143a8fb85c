import { attributeOfName } from '@hreflint/documents/url-places'
import type { AstNode } from '../syntax/ast-node.ts'
import { nameOfKey } from '../syntax/callee-path.ts'

/** An attribute of an element or component, in any markup syntax. */
export interface MarkupAttribute {
  /** Name of the element or component as written. */
  readonly tag: string
  /** Whether this is a component. Only its author knows what its attributes mean. */
  readonly isComponent: boolean
  /** Name as written. */
  readonly name: string
  /** The HTML attribute that it sets on an element. */
  readonly htmlName: string
  /** The `type` of the element. Null if it is not known. */
  readonly type: string | null
}

/** Reads an attribute node of JSX, Astro, Svelte or Vue. Null if its name is computed. */
export function markupAttribute(node: AstNode): MarkupAttribute | null {
  switch (node.type) {
    case 'SvelteAttribute':
      return svelteAttribute(node)
    case 'VAttribute':
      return vueAttribute(node)
    default:
      return jsxAttribute(node)
  }
}

function jsxAttribute(node: AstNode): MarkupAttribute | null {
  const name = jsxName(node.name)
  const tagNode = node.parent?.name
  const tag = jsxName(tagNode)
  if (name === null || tag === null || tagNode === undefined) return null
  const isElement = typeof tagNode !== 'string' && tagNode.type === 'JSXIdentifier'
  const type = knownType(node.parent?.attributes, attribute => jsxName(attribute.name))
  return {
    tag,
    isComponent: !isElement || !/^[a-z]/.test(tag),
    name,
    htmlName: attributeOfName(name),
    type,
  }
}

/** Returns a name in JSX: `a`, `xlink:href`, `Menu.Link`. */
function jsxName(node: AstNode | string | undefined): string | null {
  if (node === undefined || typeof node === 'string') return node ?? null
  if (node.type === 'JSXNamespacedName') return `${jsxName(node.namespace)}:${jsxName(node.name)}`
  if (node.type === 'JSXMemberExpression') {
    return `${jsxName(node.object)}.${jsxName(node.property)}`
  }
  return typeof node.name === 'string' ? node.name : null
}

function svelteAttribute(node: AstNode): MarkupAttribute | null {
  const element = node.parent?.parent
  const name = node.key?.name
  const tag = typeof element?.name === 'object' ? element.name.name : undefined
  if (typeof name !== 'string' || typeof tag !== 'string') return null
  return {
    tag,
    isComponent: element?.kind !== 'html',
    name,
    htmlName: name.toLowerCase(),
    type: null,
  }
}

/** Reads `href="…"`, `:href="…"` and `v-bind:href="…"`. */
function vueAttribute({ key, directive, parent }: AstNode): MarkupAttribute | null {
  const element = parent?.parent
  const keyName = key?.name
  const isBind = typeof keyName === 'object' && keyName.name === 'bind'
  if (directive === true && !isBind) return null
  const nameNode = directive === true ? key?.argument : key
  const name = nameNode?.name
  const tag = element?.rawName
  if (typeof name !== 'string' || tag === undefined || nameNode?.type !== 'VIdentifier') return null
  return { tag, isComponent: /[A-Z-]/.test(tag), name, htmlName: name, type: null }
}

/** Returns the `type` of an element, which decides which attributes of an `input` are URLs. */
function knownType(
  attributes: readonly AstNode[] | undefined,
  nameOf: (attribute: AstNode) => string | null,
): string | null {
  for (const attribute of attributes ?? []) {
    const text = (attribute.value as AstNode | null | undefined)?.value
    if (nameOf(attribute) === 'type' && typeof text === 'string') return text
  }
  return null
}

/**
 * Returns the attribute of a name that `createElement("a", { … })` or `jsx(Link, { … })` sets. Null
 * if the tag is computed.
 */
export function attributeOfCall(
  { arguments: args }: AstNode,
  attributes: AstNode,
  name: string,
): MarkupAttribute | null {
  const [element] = args ?? []
  const tag = element?.type === 'Identifier' ? element.name : element?.value
  if (typeof tag !== 'string') return null
  const isComponent = element?.type === 'Identifier' || !/^[a-z][a-z\d]*$/.test(tag)
  const type = knownType(attributes.properties, ({ key }) => nameOfKey(key))
  return { tag, isComponent, name, htmlName: attributeOfName(name), type }
}
