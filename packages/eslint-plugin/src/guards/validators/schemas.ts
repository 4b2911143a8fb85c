import { moduleMembers } from '../../javascript/modules/module-members.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import type { Validator } from './validator.ts'

/** Methods of schemas that take a predicate. */
const ofSchemas = /^(?:refine|test|custom|check|narrow)$/

/**
 * Matches tests in schemas: `z.string().refine(…)`, `yup.string().test(…)`, and the same of Joi,
 * Valibot, ArkType, express-validator and superstruct.
 */
export function schemaTest(node: AstNode, program: Program): Validator | null {
  const { parent } = node
  if (parent?.type !== 'CallExpression' || parent.callee === undefined || parent.callee === node)
    return null
  if (parent.callee.type !== 'MemberExpression') return ofSuperstruct(node, parent, program)
  if (!isSchema(parent.callee.object)) return null
  const name = nameOfKey(parent.callee.property) ?? ''
  if (name === 'superRefine') return { accepts: 'any' }
  return ofSchemas.test(name) ? { accepts: 'truthy' } : null
}

/** Matches `refine(string(), "name", …)` and `define("name", …)` of superstruct. */
function ofSuperstruct(node: AstNode, call: AstNode, program: Program): Validator | null {
  if (call.callee === undefined || call.arguments?.at(-1) !== node) return null
  const isKnown = moduleMembers(call.callee, program).some(
    ({ module, path }) => module === 'superstruct' && (path === 'refine' || path === 'define'),
  )
  return isKnown ? { accepts: 'true' } : null
}

/**
 * Returns whether an expression starts with a schema: `z.string().url()`, `yup.string()`,
 * `body("url")`, `type("string")`.
 */
export function isSchema(node: AstNode | undefined): boolean {
  for (let at = node; at !== undefined; at = at.callee?.object ?? at.object) {
    if (at.type === 'Identifier')
      return /^(?:z|yup|v|valibot|zod|joi|Joi|string)$/.test(String(at.name))
    if (at.type === 'CallExpression' && at.callee?.type === 'Identifier') {
      return /^(?:body|query|param|check|string|type)$/.test(String(at.callee.name))
    }
  }
  return false
}
