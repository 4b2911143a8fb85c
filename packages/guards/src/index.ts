export { type Decision, decidePattern } from './automata/pattern-candidates.ts'
export { Work } from './evaluate/work.ts'
export type { GuardedUse, Names, Step } from './program.ts'
export { childrenOf, type SyntaxNode, withoutTypes } from './syntax/syntax-node.ts'
export { destinationOf, ownerOf } from './witness/destination.ts'
export {
  findWitness,
  type Intent,
  type SearchResult,
  searchWitnesses,
  type Witness,
} from './witness/find-witness.ts'
export { findRepair, type GuardRepair } from './repair/find-repair.ts'
export { hostsNamedBy } from './witness/named-hosts.ts'
export { passesWith } from './witness/passes.ts'
