import type { SyntaxNode } from '@hreflint/guards'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { functionName, nameNode } from './function-name.ts'
import type { FoundUse } from './guarded-use.ts'
import { ProgramNames } from './program-names.ts'
import { type Acceptance, acceptanceOf } from './validators.ts'

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
 */
export function returnedGuard(node: AstNode, program: Program): FoundUse | null {
  const { params, body } = node as { params?: readonly AstNode[]; body?: AstNode }
  const [param, other] = params ?? []
  if (param?.type !== 'Identifier' || body === undefined) return null
  const accepted = acceptanceOf(node, program)
  if (accepted === null && (other !== undefined || !isJudge(functionName(node)))) return null
  const declared = program.sourceCode.getDeclaredVariables(node as never)
  const subject = declared.find(({ name }) => name === param.name)
  if (subject === undefined) return null
  const names = new ProgramNames(program, { variable: subject, path: subject.name })
  const steps = [
    { kind: 'test', node: acceptance(bodyCall(node, other), accepted), holds: true },
  ] as const
  const place = isOfOrigin(node, param) ? 'origin' : 'request'
  const guard = body.type === 'BlockStatement' ? (nameNode(node) ?? node) : body
  return { use: { steps, used: param, place }, names, guard }
}

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
function acceptance(result: SyntaxNode, accepted: Acceptance | null): SyntaxNode {
  switch (accepted) {
    case 'true':
      return {
        type: 'BinaryExpression',
        operator: '===',
        left: result,
        right: { type: 'Literal', value: true },
      }
    case 'any':
      // A list is truthy, whatever is in it.
      return { type: 'ArrayExpression', elements: [result] }
    default:
      return result
  }
}

const refusal: SyntaxNode = {
  type: 'ArrowFunctionExpression',
  params: [],
  body: { type: 'BlockStatement', body: [{ type: 'ThrowStatement' }] },
}

/** The methods by which a validator refuses a value, in Joi, Zod, Yup and ArkType. */
const complaints: SyntaxNode = {
  type: 'ObjectExpression',
  properties: ['error', 'message', 'addIssue', 'createError', 'reject', 'mustBe'].map(name => ({
    type: 'Property',
    key: { type: 'Identifier', name },
    value: refusal,
  })),
}

const isOfOrigin = (node: AstNode, param: AstNode): boolean =>
  /origin/i.test(String(param.name)) || /origin$/i.test(functionName(node))
