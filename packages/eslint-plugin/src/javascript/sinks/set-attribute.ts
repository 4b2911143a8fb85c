import { elementOfTellingAttribute, elementsByAttribute } from '@hreflint/documents/url-places'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import { elementOf } from './known-element.ts'

/** The lowercase names of attributes that hold a URL on some element. */
export const urlAttributes: readonly string[] = [
  ...new Set([...elementOfTellingAttribute.keys(), ...elementsByAttribute.keys()]),
]

/**
 * Returns the element whose attribute a call such as `form.setAttribute("action", …)` sets. Null if
 * the attribute holds no URL, or only on elements that this one may not be.
 */
export function elementOfAttribute(
  name: string,
  { callee }: AstNode,
  program: Program,
): string | null {
  const attribute = name.toLowerCase()
  const anyElement = elementOfTellingAttribute.get(attribute)
  if (anyElement !== undefined) return anyElement
  const elements = elementsByAttribute.get(attribute)
  const owner = elements && callee ? calleePath(callee)?.owner : null
  const element = owner ? elementOf(owner, program) : null
  return element !== null && elements?.includes(element) === true ? element : null
}
