import { moduleMembers } from '../../javascript/modules/module-members.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import type { Validator } from './validator.ts'

/** Matches validators of fields in forms: React Hook Form, VeeValidate, Formik. */
export function fieldValidator(node: AstNode, program: Program): Validator | null {
  const { parent } = node
  switch (parent?.type) {
    case 'Property':
      return ofProperty(parent, program)
    case 'CallExpression':
      return parent.arguments?.[1] === node && isOf(veeValidate, ruleFunctions, parent, program)
        ? { accepts: 'true' }
        : null
    case 'JSXExpressionContainer':
      return ofFormikElement(parent.parent, program)
    default:
      return null
  }
}

const veeValidate = 'vee-validate'
const ruleFunctions = /^(?:useField|defineRule)$/

function ofProperty(property: AstNode, program: Program): Validator | null {
  if (isOfRegister(property)) return { accepts: 'true' }
  const owner = property.parent?.parent
  // `useForm({ validationSchema: { url: … } })` of VeeValidate.
  if (owner?.type !== 'Property' || nameOfKey(owner.key) !== 'validationSchema') return null
  const call = owner.parent?.parent
  return call?.type === 'CallExpression' && isOf(veeValidate, /^useForm$/, call, program)
    ? { accepts: 'true' }
    : null
}

/** Matches `register("name", { validate: … })` of React Hook Form, and several with names. */
function isOfRegister(property: AstNode): boolean {
  const object = property.parent
  if (object?.type !== 'ObjectExpression') return false
  const { parent } = object
  if (nameOfKey(property.key) !== 'validate')
    return (
      parent?.type === 'Property' && nameOfKey(parent.key) === 'validate' && isOfRegister(parent)
    )
  const callee = parent?.type === 'CallExpression' ? parent.callee : undefined
  const name = nameOfKey(callee?.type === 'MemberExpression' ? callee.property : callee)
  return name === 'register' && parent?.arguments?.[1] === object
}

/** Matches `<Field validate={…}>` of Formik. */
function ofFormikElement(attribute: AstNode | undefined, program: Program): Validator | null {
  if (attribute?.type !== 'JSXAttribute' || nameOfKey(attribute.name as AstNode) !== 'validate')
    return null
  const element = attribute.parent?.name
  if (typeof element !== 'object' || element.type !== 'JSXIdentifier') return null
  const callee = { ...element, type: 'Identifier' }
  return isOf('formik', /^(?:Fast)?Field$/, { ...element, callee }, program)
    ? { accepts: 'falsy' }
    : null
}

/** Returns whether the callee of a call is a function of a module. */
function isOf(module: string, names: RegExp, { callee }: AstNode, program: Program): boolean {
  if (callee === undefined || callee.type !== 'Identifier') return false
  return moduleMembers(callee, program).some(
    member => member.module === module && names.test(member.path),
  )
}
