import type { GuardedUse, Names } from '../program.ts'
import { childrenOf, type SyntaxNode } from '../syntax/syntax-node.ts'
import { searchWitnesses, type Witness } from '../witness/find-witness.ts'
import { passesWith } from '../witness/passes.ts'
import { costs, Work } from '../evaluate/work.ts'
import { exactPatterns } from './exact-pattern.ts'
import { type ExactTest, exactTest } from './exact-test.ts'

/** A replacement of a test. */
export interface GuardRepair {
  readonly node: SyntaxNode
  readonly text: string
}

const maxTests = 6
const maxPatterns = 12

/**
 * Returns comparisons that replace one test, or all of them. They reject the witness and all others
 * that the search finds, and accept what the guard names. Empty if there are none.
 */
export function findRepair(
  guarded: GuardedUse,
  names: Names,
  witness: Witness,
  sourceOf: (node: SyntaxNode) => string,
  work = new Work(),
): readonly GuardRepair[] {
  const nodes = testsIn([...guarded.steps.map(({ node }) => node), guarded.used], names, work)
  const tests = nodes.flatMap(node => exactTest(node, guarded.place === 'origin', sourceOf) ?? [])
  if (tests.length > maxTests) return []
  const all = tests.length > 1 ? [tests] : []
  const patterns = nodes.flatMap(exactPatterns).slice(0, maxPatterns)
  for (const chosen of [...[...tests, ...patterns].map(test => [test]), ...all]) {
    if (isExact(chosen, guarded, names, witness, work))
      return chosen.map(({ node, text }) => ({ node, text }))
  }
  return []
}

function isExact(
  tests: readonly ExactTest[],
  guarded: GuardedUse,
  names: Names,
  { input, accepted }: Witness,
  work: Work,
): boolean {
  const replacement = new Map(tests.map(({ node, value }) => [node, value]))
  if (passesWith(input, guarded, names, work, replacement) === null) return false
  if (accepted.some(url => passesWith(url, guarded, names, work, replacement) !== true))
    return false
  // A search that gave up shows nothing.
  return searchWitnesses(guarded, names, 1, replacement, work).kind === 'none'
}

/**
 * Returns the tests and the regular expressions in conditions, and in the functions and constants
 * that they name. None if there is too much to look through.
 */
function testsIn(nodes: readonly SyntaxNode[], names: Names, work: Work): readonly SyntaxNode[] {
  const tests: SyntaxNode[] = []
  const left = nodes.toReversed()
  const seen = new Set<SyntaxNode>()
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!work.has(costs.node)) return []
    work.spend(costs.node)
    if (seen.has(node)) continue
    seen.add(node)
    // A node without a place in the text cannot be replaced.
    const isWritten = node.range !== undefined
    if (isWritten && (node.regex !== undefined || (isCondition.test(node.type) && isTest(node))))
      tests.push(node)
    else left.push(...childrenOf(node).toReversed())
    const named = isName.test(node.type) ? names.valueOf(node) : null
    if (named !== null) left.push(named)
  }
  return tests
}

const isCondition = /^(?:Call|Binary|Chain)Expression$/
const isName = /^(?:Identifier|MemberExpression)$/

const isTest = (node: SyntaxNode): boolean =>
  exactTest(node, false, () => 'x') !== null || exactTest(node, true, () => 'x') !== null
