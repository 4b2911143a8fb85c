import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath, memberName } from '../javascript/syntax/callee-path.ts'

/**
 * Returns whether the program expects an expression to fail: `expect(() => new
 * URL("x")).toThrow()`, `assert.rejects(fetch("x"))`, or `try { new URL("x") } catch {}`, where the
 * result is not used.
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

/** Matches `expect(…).rejects.toThrow()` and `assert.throws(…)`. */
function assertsFailure(call: AstNode): boolean {
  const [name = ''] = (call.callee && calleePath(call.callee)?.names.slice(-1)) ?? []
  if (/^expect/.test(name)) return namesFailure(chainAfter(call))
  return failingAssertion.test(name)
}

/** Assertions of `node:assert`, Chai, AVA, tap, QUnit, Deno and the Web Platform Tests. */
const failingAssertion =
  /^(?:assert_?)?(?:throws|rejects|isRejected)(?:Async|_\w+)?$|^promise_rejects_\w+$/i

/** Matchers of Jest, Vitest, Jasmine, Chai and should. */
const failingMatcher =
  /^(?:toThrow\w*|throws?|throwError|rejects|reject(?:ed|edWith)|toBeRejected\w*)$/

const namesFailure = (chain: readonly string[]): boolean =>
  !chain.includes('not') && chain.some(name => failingMatcher.test(name))

/**
 * Returns the names of the members that are chained onto an expression, in order, whether they are
 * called or not.
 */
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

/** Returns whether `new …` is a statement of its own in a `try` block that has a `catch`. */
function isTried({ type, parent: statement }: AstNode): boolean {
  if (type !== 'NewExpression') return false
  const block = statement?.parent
  const attempt = block?.parent
  if (statement?.type !== 'ExpressionStatement' || attempt?.type !== 'TryStatement') return false
  return attempt.block === block && Boolean(attempt.handler)
}
