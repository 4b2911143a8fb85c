import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { Validator } from './validator.ts'

const controls = /^(?:Abstract|Form)Control$/

/**
 * Matches validators of Angular: functions with a parameter of the type `AbstractControl`, those
 * that a function of the type `ValidatorFn` returns, and those that `new FormControl()` takes.
 */
export function angularValidator(node: AstNode, _program: Program): Validator | null {
  const { params } = node as { params?: readonly AstNode[] }
  const isValidator =
    controls.test(typeNameOf(params?.[0]?.typeAnnotation)) ||
    typeNameOf(variableAround(node)?.typeAnnotation) === 'ValidatorFn' ||
    typeNameOf(returnTypeAround(node)) === 'ValidatorFn' ||
    isPassedToControl(node)
  return isValidator ? { accepts: 'nullish', member: 'value' } : null
}

/** Returns the name of the type in an annotation. Empty if it has another form. */
function typeNameOf(annotation: AstNode | undefined): string {
  const type = annotation?.typeAnnotation
  const name = type?.typeName?.name
  return typeof name === 'string' ? name : ''
}

const variableAround = ({ parent }: AstNode): AstNode | undefined =>
  parent?.type === 'VariableDeclarator' ? parent.id : undefined

/** Returns the type of the result of the function that returns a function. */
function returnTypeAround({ parent }: AstNode): AstNode | undefined {
  const outer =
    parent?.type === 'ReturnStatement' && parent.parent?.type === 'BlockStatement'
      ? parent.parent.parent
      : parent
  return (outer as { returnType?: AstNode } | undefined)?.returnType
}

/** Matches the second argument of `new FormControl("", …)`, and a list of validators there. */
function isPassedToControl(node: AstNode): boolean {
  const argument = node.parent?.type === 'ArrayExpression' ? node.parent : node
  const creation = argument.parent
  return (
    creation?.type === 'NewExpression' &&
    creation.callee?.name === 'FormControl' &&
    creation.arguments?.[1] === argument
  )
}
