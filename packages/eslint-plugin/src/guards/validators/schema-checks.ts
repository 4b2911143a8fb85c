import { moduleMembers } from '../../javascript/modules/module-members.ts'
import type { Program } from '../../javascript/program.ts'
import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../../javascript/syntax/callee-path.ts'
import type { FoundUse } from '../way/guarded-use.ts'
import { asks, givenGuard, isAbsolute, matches } from './given-value.ts'
import { isSchema } from './schemas.ts'

const ofPattern = /^(?:regex|pattern|matches)$/
const ofText = /^(?:startsWith|endsWith|includes)$/
const ofUrl = /^(?:url|uri)$/
/** Methods of schemas that leave every URL as it is. */
const harmless =
  /^(?:string|min|max|trim|optional|nullable|nullish|required|notRequired|defined|describe|description|label|meta|metadata|default|nonempty|nonEmpty|minLength|maxLength|brand|catch|message|strict|typeError|pipe)$/

interface Check {
  readonly name: string
  readonly argument: AstNode | undefined
}

/**
 * Returns the checks of a schema of URLs, such as `z.string().url().startsWith("https://…")` or
 * `v.pipe(v.string(), v.url(), v.regex(…))`, as a guard. Null if a check is not understood.
 */
export function schemaGuard(call: AstNode, program: Program): FoundUse | null {
  const checks = checksOfPipe(call, program) ?? checksOfChain(call)
  if (checks === null) return null
  const last = checks.find(({ name }) => ofPattern.test(name) || ofText.test(name))?.argument
  if (last === undefined || !checks.every(isUnderstood)) return null
  const isOfUrl = checks.some(({ name }) => ofUrl.test(name))
  const tests = checks.flatMap(testsOf)
  // Without either, the text may be a host, a path or a name.
  if (!isOfUrl && !/:\/\/|:\\\/\\\//.test(program.text.slice(...last.range))) return null
  return givenGuard(isOfUrl ? [isAbsolute(), ...tests] : tests, 'request', last, program)
}

const isUnderstood = ({ name, argument }: Check): boolean =>
  ofUrl.test(name) ||
  harmless.test(name) ||
  ((ofPattern.test(name) || ofText.test(name)) && argument !== undefined)

function testsOf({ name, argument }: Check): readonly AstNode[] {
  if (argument === undefined) return []
  if (ofPattern.test(name)) return [matches(argument)]
  return ofText.test(name) ? [asks(name, argument)] : []
}

/** Returns the calls in a chain of methods that begins with a schema, if no further call follows. */
function checksOfChain(call: AstNode): readonly Check[] | null {
  if (call.parent?.type === 'MemberExpression' && call.parent.object === call) return null
  const checks: Check[] = []
  let at: AstNode | undefined = call
  while (at?.type === 'CallExpression' && at.callee?.type === 'MemberExpression') {
    checks.unshift({
      name: nameOfKey(at.callee.property) ?? '',
      argument: at.arguments?.[0],
    })
    at = at.callee.object
  }
  return checks.some(({ name }) => ofPattern.test(name) || ofText.test(name)) && isSchema(call)
    ? checks
    : null
}

/** Returns the calls in `pipe(string(), …)` of Valibot. */
function checksOfPipe(
  { callee, arguments: args = [] }: AstNode,
  program: Program,
): readonly Check[] | null {
  const name = nameOfKey(callee?.type === 'MemberExpression' ? callee.property : callee)
  if (name !== 'pipe' || callee === undefined) return null
  const isOfValibot = moduleMembers(callee, program).some(({ module }) => module === 'valibot')
  if (!isOfValibot) return null
  return args.map(({ callee: inner, arguments: [argument] = [] }) => ({
    name: nameOfKey(inner?.type === 'MemberExpression' ? inner.property : inner) ?? '?',
    argument,
  }))
}
