import type { GuardedUse, Names } from '../program.ts'
import { childrenOf, type SyntaxNode } from '../syntax/syntax-node.ts'
import { searchWitnesses, type Witness } from '../witness/find-witness.ts'
import { passesWith } from '../witness/passes.ts'
import { Work } from '../evaluate/work.ts'
import { type ExactTest, exactTest } from './exact-test.ts'

/** A replacement of a test. */
export interface GuardRepair {
  readonly node: SyntaxNode
  readonly text: string
}

const maxTests = 6

/**
 * Returns comparisons that replace one test, or all of them. They reject the witness and all others
 * that the search finds, and accept what the guard names. Empty if there are none.
 */
export function findRepair(
  guarded: GuardedUse,
  names: Names,
  witness: Witness,
  sourceOf: (node: SyntaxNode) => string,
): readonly GuardRepair[] {
  const tests = testsIn(guarded.steps.map(({ node }) => node)).flatMap(
    node => exactTest(node, guarded.place === 'origin', sourceOf) ?? [],
  )
  if (tests.length === 0 || tests.length > maxTests) return []
  const work = new Work()
  for (const chosen of [...tests.map(test => [test]), tests]) {
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
  const replacement = new Map(tests.map(({ node, holds }) => [node, holds]))
  if (passesWith(input, guarded, names, work, replacement) === null) return false
  if (accepted.some(url => passesWith(url, guarded, names, work, replacement) !== true))
    return false
  // A search that gave up shows nothing.
  return searchWitnesses(guarded, names, 1, replacement, work).kind === 'none'
}

/** Returns the tests in conditions. */
function testsIn(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  return nodes.flatMap(node => {
    if (/^(?:Call|Binary|Chain)Expression$/.test(node.type) && isTest(node)) return [node]
    return testsIn(childrenOf(node))
  })
}

const isTest = (node: SyntaxNode): boolean =>
  exactTest(node, false, () => 'x') !== null || exactTest(node, true, () => 'x') !== null
