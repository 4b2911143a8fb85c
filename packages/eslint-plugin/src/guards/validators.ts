import { moduleMembers } from '../javascript/modules/module-members.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'

/** The result by which a validator accepts a value. `any`: every result, unless it complains. */
export type Acceptance = 'truthy' | 'true' | 'any'

/** Methods of schemas that take a predicate. */
const ofSchemas = /^(?:refine|test|custom|check|narrow)$/

/**
 * Returns how a validation library reads the result of a function that is passed to it. Null if no
 * library is known to take the function.
 */
export function acceptanceOf(node: AstNode, program: Program): Acceptance | null {
  const { parent } = node
  if (parent?.type === 'Property') {
    if (isConstraint(node)) return 'truthy'
    return isOfForm(parent) ? 'true' : null
  }
  if (parent?.type === 'MethodDefinition') return isConstraint(node) ? 'truthy' : null
  if (parent?.type !== 'CallExpression' || parent.callee === undefined) return null
  if (parent.callee.type !== 'MemberExpression') return ofSuperstruct(node, parent, program)
  const name = nameOfKey(parent.callee.property) ?? ''
  if (isSchema(parent.callee.object)) {
    if (name === 'superRefine') return 'any'
    return ofSchemas.test(name) ? 'truthy' : null
  }
  if (parent.arguments?.[1] !== node) return null
  // `ajv.addFormat("name", …)`, and the same of TypeBox.
  const isFormat =
    name === 'addFormat' || (name === 'Set' && nameOfKey(parent.callee.object) === 'FormatRegistry')
  return isFormat ? 'truthy' : null
}

/** Matches `refine(string(), "name", …)` and `define("name", …)` of superstruct. */
function ofSuperstruct(node: AstNode, call: AstNode, program: Program): Acceptance | null {
  if (call.callee === undefined || call.arguments?.at(-1) !== node) return null
  const members = moduleMembers(call.callee, program)
  const isKnown = members.some(
    ({ module, path }) => module === 'superstruct' && (path === 'refine' || path === 'define'),
  )
  return isKnown ? 'true' : null
}

/** Matches `register("name", { validate: … })` of React Hook Form, and several with names. */
function isOfForm(property: AstNode): boolean {
  const object = property.parent
  if (object?.type !== 'ObjectExpression') return false
  const { parent } = object
  if (nameOfKey(property.key) !== 'validate')
    return parent?.type === 'Property' && nameOfKey(parent.key) === 'validate' && isOfForm(parent)
  const callee = parent?.type === 'CallExpression' ? parent.callee : undefined
  const name = nameOfKey(callee?.type === 'MemberExpression' ? callee.property : callee)
  return name === 'register' && parent?.arguments?.[1] === object
}

/**
 * Returns whether a method is `validate()` of a class for class-validator, or of the validator that
 * `registerDecorator()` takes.
 */
function isConstraint({ parent: method }: AstNode): boolean {
  if (nameOfKey(method?.key) !== 'validate') return false
  const owner = method?.parent
  if (owner?.type === 'ClassBody') {
    const { decorators = [], implements: interfaces = [] } = (owner.parent ?? owner) as {
      decorators?: readonly AstNode[]
      implements?: readonly AstNode[]
    }
    const names = [...decorators, ...interfaces].map(({ expression }) =>
      String((expression?.callee ?? expression)?.name),
    )
    return names.some(name => name.startsWith('ValidatorConstraint'))
  }
  return owner?.type === 'ObjectExpression' && nameOfKey(owner.parent?.key) === 'validator'
}

/**
 * Returns whether an expression starts with a schema: `z.string().url()`, `yup.string()`,
 * `body("url")`, `type("string")`.
 */
function isSchema(node: AstNode | undefined): boolean {
  for (let at = node; at !== undefined; at = at.callee?.object ?? at.object) {
    if (at.type === 'Identifier')
      return /^(?:z|yup|v|valibot|zod|joi|Joi|string)$/.test(String(at.name))
    if (at.type === 'CallExpression' && at.callee?.type === 'Identifier') {
      return /^(?:body|query|param|check|string|type)$/.test(String(at.callee.name))
    }
  }
  return false
}
