import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath, memberName } from '../javascript/syntax/callee-path.ts'

/**
 * Whether a program says that an expression fails: `expect(() => new URL("x")).toThrow()`,
 * `assert.rejects(fetch("x"))`, or `try { new URL("x") } catch {}`, which asks for nothing else.
 */
export function isExpectedToFail(expression: AstNode): boolean {
  if (isTried(expression)) return true
  let node = expression
  for (let { parent } = node; parent; { parent } = node) {
    if (isArgument(node, parent) && assertsFailure(parent)) return true
    // `(() => new URL("x")).should.throw()`
    const isMember = parent.type === 'MemberExpression' && parent.object === node
    if (isMember && memberName(parent) === 'should' && namesFailure(chainAfter(parent))) return true
    node = parent
  }
  return false
}

const isArgument = (node: AstNode, { arguments: args }: AstNode): boolean =>
  args?.includes(node) === true

/** `expect(…).rejects.toThrow()`, `assert.throws(…)` */
function assertsFailure(call: AstNode): boolean {
  const [name = ''] = (call.callee && calleePath(call.callee)?.names.slice(-1)) ?? []
  if (/^expect/.test(name)) return namesFailure(chainAfter(call))
  return failingAssertion.test(name)
}

/** Of `node:assert`, Chai, AVA, tap, QUnit, Deno and the Web Platform Tests. */
const failingAssertion =
  /^(?:assert_?)?(?:throws|rejects|isRejected)(?:Async|_\w+)?$|^promise_rejects_\w+$/i

/** Of Jest, Vitest, Jasmine, Chai and should. */
const failingMatcher =
  /^(?:toThrow\w*|throws?|throwError|rejects|reject(?:ed|edWith)|toBeRejected\w*)$/

const namesFailure = (chain: readonly string[]): boolean =>
  !chain.includes('not') && chain.some(name => failingMatcher.test(name))

/** The names of the members that are taken of an expression, one after another, called or not. */
function chainAfter(node: AstNode): readonly string[] {
  const names: string[] = []
  let at = node
  for (let { parent } = at; parent; { parent } = at) {
    if (parent.type === 'MemberExpression' && parent.object === at) {
      names.push(memberName(parent) ?? '')
    } else if (parent.type !== 'CallExpression' || parent.callee !== at) return names
    at = parent
  }
  return names
}

/** A statement whose value is not used, in a block whose failure is caught. */
function isTried({ type, parent: statement }: AstNode): boolean {
  if (type !== 'NewExpression') return false
  const block = statement?.parent
  const attempt = block?.parent
  if (statement?.type !== 'ExpressionStatement' || attempt?.type !== 'TryStatement') return false
  return attempt.block === block && Boolean(attempt.handler)
}
