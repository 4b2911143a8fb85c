import { elementProperties } from '../../sinks/url-sinks.ts'
import { urlAttributeOfDom, urlAttributesOfDom } from '../markup/dom-names.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import { elementOf } from './known-element.ts'

/** Elements by the attributes whose names alone say too little, as their properties do. */
const elementsByAttribute = new Map(
  Object.entries(elementProperties).map(([name, elements]) => [name.toLowerCase(), elements]),
)

/** The names, in lower case, of attributes that hold a URL on some element. */
export const urlAttributes: readonly string[] = [
  ...urlAttributesOfDom,
  ...elementsByAttribute.keys(),
]

/**
 * The element to read an attribute as that a call sets, `form.setAttribute("action", …)`; null if
 * the attribute holds no URL, or only on elements that this may not be.
 */
export function elementOfAttribute(
  attribute: string,
  { callee }: AstNode,
  program: Program,
): string | null {
  const anyElement = urlAttributeOfDom(attribute)
  if (anyElement !== null) return anyElement
  const elements = elementsByAttribute.get(attribute.toLowerCase())
  const owner = elements && callee ? calleePath(callee)?.owner : null
  const element = owner ? elementOf(owner, program) : null
  return element !== null && elements?.includes(element) === true ? element : null
}
