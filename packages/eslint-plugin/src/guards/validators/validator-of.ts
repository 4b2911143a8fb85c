import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { angularValidator } from './angular.ts'
import { classValidator } from './class-validator.ts'
import { formatOrKeyword } from './formats.ts'
import { fieldValidator } from './fields.ts'
import { schemaTest } from './schemas.ts'
import type { Validator } from './validator.ts'

/** What every program with a validator of a known library contains. */
const words =
  /\b(?:zod|yup|[jJ]oi|valibot|arktype|superstruct|formik|Ajv|FormatRegistry|AbstractControl|ValidatorFn|FormControl|ValidatorConstraint|registerDecorator)|-validat(?:e|or)\b|(?:[rR]efine|\.custom|\.narrow|\.check|addFormat|addKeyword|register)\(/

/**
 * Returns whether a program may have validators. It is asked once for a program, so that its functions
 * need not be looked at one by one.
 */
export const mayHaveValidators = (text: string): boolean => words.test(text)

/**
 * Returns how a validation library calls a function: one that is passed to it, or one that it gets
 * by its name. Null if no library is known to take the function.
 */
export function validatorOf(node: AstNode, program: Program): Validator | null {
  const direct = validatorAt(node, program) ?? angularValidator(node, program)
  if (direct !== null) return direct
  for (const reader of readersOf(node, program)) {
    const named = validatorAt(reader, program)
    if (named !== null) return named
  }
  return null
}

function validatorAt(node: AstNode, program: Program): Validator | null {
  for (const library of [schemaTest, classValidator, formatOrKeyword, fieldValidator]) {
    const validator = library(node, program)
    if (validator !== null) return validator
  }
  return null
}

/** Returns the places that read the name of a function. */
function readersOf(node: AstNode, program: Program): readonly AstNode[] {
  const declaration = node.type === 'FunctionDeclaration' ? node : node.parent
  if (!/^(?:FunctionDeclaration|VariableDeclarator)$/.test(declaration?.type ?? '')) return []
  const [variable] = program.sourceCode.getDeclaredVariables(declaration as never)
  return variable === undefined ? [] : program.readersOf(variable)
}
