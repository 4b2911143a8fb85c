import type { SyntaxNode } from '@hreflint/guards'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import { functionName, nameNode } from './function-name.ts'
import type { FoundUse } from './guarded-use.ts'
import { ProgramNames } from './program-names.ts'

/**
 * Names of functions that say whether a URL may be used. Functions with other names may only
 * distinguish kinds of URLs.
 */
const judges =
  /^is_?(?:same|own|local|internal|relative)_?(?:site|origin|app)_?(?:url|path|redirect|link)?$|^(?:is|has|check|validate|verify|ensure)?_?(?:safe|allowed|trusted|permitted|authori[sz]ed|whitelisted|allowlisted|secure)|(?:safe|allowed|trusted|whitelisted)_?(?:ur[il]s?|hosts?|origins?|domains?|redirects?|links?|hrefs?|targets?|destinations?)?$|^(?:validate|check|verify)_?\w*(?:redirect|origin|host|domain|return)\w*$/i

/** Names of functions that check file paths, which can look like paths of URLs. */
const judgesFiles = /^(?!.*(?:redirect|url|app|return)).*(?:path|file|dir)/i

/** Methods of validation libraries that take a predicate. */
const takers = /^(?:refine|test|custom|check|superRefine)$/

/**
 * Returns the predicate that a function returns, if the name of the function says that it judges
 * URLs, or if a validation library takes the function.
 */
export function returnedGuard(node: AstNode, program: Program): FoundUse | null {
  const { params, body } = node as { params?: readonly AstNode[]; body?: AstNode }
  const [param, other] = params ?? []
  if (param?.type !== 'Identifier' || body === undefined) return null
  const name = functionName(node)
  // A library passes more than the value to its validators.
  const isOfLibrary = name === 'validate' && isConstraint(node)
  if (other !== undefined && !isOfLibrary) return null
  if (!(judges.test(name) && !judgesFiles.test(name)) && !isTaken(node) && !isOfLibrary) return null
  const declared = program.sourceCode.getDeclaredVariables(node as never)
  const subject = declared.find(({ name }) => name === param.name)
  if (subject === undefined) return null
  const names = new ProgramNames(program, { variable: subject, path: subject.name })
  const steps = [{ kind: 'test', node: bodyCall(node, param), holds: true }] as const
  const place = isOfOrigin(node, param) ? 'origin' : 'request'
  const guard = body.type === 'BlockStatement' ? (nameNode(node) ?? node) : body
  return { use: { steps, used: param, place }, names, guard }
}

/** A call of the function with its own parameter, which is the subject. */
const bodyCall = (node: AstNode, param: AstNode): SyntaxNode => ({
  type: 'CallExpression',
  callee: { ...node, type: 'FunctionExpression', params: [] },
  arguments: [param],
})

function isTaken({ parent }: AstNode): boolean {
  if (parent?.type !== 'CallExpression' || parent.callee?.type !== 'MemberExpression') return false
  const name = String(parent.callee.property?.name)
  return takers.test(name) && isSchema(parent.callee.object)
}

/**
 * Returns whether a method is `validate()` of a class for class-validator, or of the validator that
 * `registerDecorator()` takes.
 */
function isConstraint({ parent: method }: AstNode): boolean {
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
 * `body("url")`.
 */
function isSchema(node: AstNode | undefined): boolean {
  for (let at = node; at !== undefined; at = at.callee?.object ?? at.object) {
    if (at.type === 'Identifier')
      return /^(?:z|yup|v|valibot|zod|joi|Joi|string)$/.test(String(at.name))
    if (at.type === 'CallExpression' && at.callee?.type === 'Identifier') {
      return /^(?:body|query|param|check|string)$/.test(String(at.callee.name))
    }
  }
  return false
}

const isOfOrigin = (node: AstNode, param: AstNode): boolean =>
  /origin/i.test(String(param.name)) || /origin$/i.test(functionName(node))
