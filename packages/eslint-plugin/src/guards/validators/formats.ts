import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { Program } from '../../javascript/program.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import type { Validator } from './validator.ts'

/**
 * Matches formats and keywords of JSON Schema: `ajv.addFormat("name", …)`,
 * `ajv.addKeyword({ validate: … })`, `new Ajv({ formats: { … } })`, and formats of TypeBox.
 */
export function formatOrKeyword(node: AstNode, _program: Program): Validator | null {
  const { parent } = node
  if (parent?.type === 'CallExpression') return ofFormat(node, parent)
  if (parent?.type === 'ArrowFunctionExpression' && parent.body === node)
    return isOption(parent, 'compile', 'addKeyword') ? { accepts: 'truthy' } : null
  if (parent?.type !== 'Property') return null
  if (isOption(node, 'validate', 'addFormat') || isInFormats(parent)) return { accepts: 'truthy' }
  if (!isOption(node, 'validate', 'addKeyword')) return null
  const schema = parent.parent?.properties?.find(({ key }) => nameOfKey(key) === 'schema')
  const takesSchema = (schema?.value as AstNode | undefined)?.value !== false
  return { accepts: 'truthy', parameter: takesSchema ? 1 : 0 }
}

/** Matches `ajv.addFormat("name", …)`, and `FormatRegistry.Set("name", …)` of TypeBox. */
function ofFormat(node: AstNode, { callee, arguments: args }: AstNode): Validator | null {
  if (callee?.type !== 'MemberExpression' || args?.[1] !== node) return null
  const name = nameOfKey(callee.property)
  const isFormat =
    name === 'addFormat' || (name === 'Set' && nameOfKey(callee.object) === 'FormatRegistry')
  return isFormat ? { accepts: 'truthy' } : null
}

/** Returns whether a function is an option of a call of a method. */
function isOption({ parent: property }: AstNode, option: string, method: string): boolean {
  if (property?.type !== 'Property' || nameOfKey(property.key) !== option) return false
  const call = property.parent?.parent
  return call?.type === 'CallExpression' && nameOfKey(call.callee?.property) === method
}

/** Matches a member of `formats` in `new Ajv({ formats: { … } })`. */
function isInFormats(property: AstNode): boolean {
  const formats = property.parent?.parent
  if (formats?.type !== 'Property' || nameOfKey(formats.key) !== 'formats') return false
  const creation = formats.parent?.parent
  return creation?.type === 'NewExpression' && /^Ajv/.test(nameOfKey(creation.callee) ?? '')
}
