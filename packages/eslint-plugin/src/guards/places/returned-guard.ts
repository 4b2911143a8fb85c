import type { SyntaxNode } from '@hreflint/guards'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { functionName, nameNode } from './function-name.ts'
import type { FoundUse } from '../way/guarded-use.ts'
import { ProgramNames } from '../program-names.ts'
import type { Acceptance, Validator } from '../validators/validator.ts'
import { validatorOf } from '../validators/validator-of.ts'

/**
 * Names of functions that say whether a URL may be used. Functions with other names may only
 * distinguish kinds of URLs.
 */
const judges =
  /^is_?(?:same|own|local|internal|relative)_?(?:site|origin|app)_?(?:url|path|redirect|link)?$|^(?:is|has|check|validate|verify|ensure)?_?(?:safe|allowed|trusted|permitted|authori[sz]ed|whitelisted|allowlisted|secure)|(?:safe|allowed|trusted|whitelisted)_?(?:ur[il]s?|hosts?|origins?|domains?|redirects?|links?|hrefs?|targets?|destinations?)?$|^(?:validate|check|verify)_?\w*(?:redirect|origin|host|domain|return)\w*$/i

/** Names of functions that check file paths, which can look like paths of URLs. */
const judgesFiles = /^(?!.*(?:redirect|url|app|return)).*(?:path|file|dir)/i

/**
 * Returns the predicate that a function returns, if the name of the function says that it judges
 * URLs, or if a validation library takes the function.
 *
 * @param hasValidators Whether the program may have functions that a validation library takes.
 */
export function returnedGuard(
  node: AstNode,
  program: Program,
  hasValidators: boolean,
): FoundUse | null {
  const { params, body } = node as { params?: readonly AstNode[]; body?: AstNode }
  if (params === undefined || params.length === 0 || body === undefined) return null
  const validator = hasValidators ? validatorOf(node, program) : null
  if (validator === null && (params.length > 1 || !isJudge(functionName(node)))) return null
  const param = params[validator?.parameter ?? 0]
  if (param?.type !== 'Identifier' || isHost(String(param.name))) return null
  const declared = program.sourceCode.getDeclaredVariables(node as never)
  const variable = declared.find(({ name }) => name === param.name)
  if (variable === undefined) return null
  const used = valueIn(param, validator)
  const path =
    validator?.member === undefined ? variable.name : `${variable.name}.${validator.member}`
  const names = new ProgramNames(program, { variable, path })
  const result = bodyCall(node, params.at((validator?.parameter ?? 0) + 1))
  const accepted = acceptance(result, validator?.accepts ?? 'truthy')
  const steps = [{ kind: 'test', node: accepted, holds: true }] as const
  const place = isOfOrigin(node, param) ? 'origin' : 'request'
  const guard = body.type === 'BlockStatement' ? (nameNode(node) ?? node) : body
  return { use: { steps, used, place }, names, guard }
}

/** Returns the expression that reads the value of a parameter. */
function valueIn(param: AstNode, validator: Validator | null): AstNode {
  if (validator?.member === undefined) return param
  const property: AstNode = { type: 'Identifier', name: validator.member, range: param.range }
  return { type: 'MemberExpression', object: param, property, range: param.range }
}

/** A host is no URL, so its end decides. */
const isHost = (name: string): boolean => /^(?:host(?:_?name)?|domain)$/i.test(name)

const isJudge = (name: string): boolean => judges.test(name) && !judgesFiles.test(name)

/**
 * A call of the function with its own parameter, which is the subject. If a library takes the
 * function, the second parameter has the methods that refuse a value.
 */
function bodyCall(node: AstNode, second: AstNode | undefined): SyntaxNode {
  const hasComplaints = second?.type === 'Identifier'
  return {
    type: 'CallExpression',
    callee: { ...node, type: 'FunctionExpression', params: hasComplaints ? [second] : [] },
    arguments: hasComplaints ? [complaints] : [],
  }
}

/** Returns the test that a library makes of the result of a validator. */
function acceptance(result: SyntaxNode, accepted: Acceptance): SyntaxNode {
  switch (accepted) {
    case 'true':
      return comparison('===', result, true)
    case 'nullish':
      return comparison('==', result, null)
    case 'falsy':
      return { type: 'UnaryExpression', operator: '!', argument: result }
    case 'any':
      // A list is truthy, whatever is in it.
      return { type: 'ArrayExpression', elements: [result] }
    default:
      return result
  }
}

const comparison = (operator: string, left: SyntaxNode, value: unknown): SyntaxNode => ({
  type: 'BinaryExpression',
  operator,
  left,
  right: { type: 'Literal', value },
})

const refusal: SyntaxNode = {
  type: 'ArrowFunctionExpression',
  params: [],
  body: { type: 'BlockStatement', body: [{ type: 'ThrowStatement' }] },
}

/** The methods by which a function refuses a value, in Joi, Zod, Yup, ArkType and Electron. */
export const complaints: SyntaxNode = {
  type: 'ObjectExpression',
  properties: [
    'error',
    'message',
    'addIssue',
    'createError',
    'reject',
    'mustBe',
    'preventDefault',
  ].map(name => ({
    type: 'Property',
    key: { type: 'Identifier', name },
    value: refusal,
  })),
}

const isOfOrigin = (node: AstNode, param: AstNode): boolean =>
  /origin/i.test(String(param.name)) || /origin$/i.test(functionName(node))
