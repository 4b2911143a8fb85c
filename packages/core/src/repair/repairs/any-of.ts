import type { Repair } from '../repair.ts'

/** Combines several repairs for one issue, the best first. */
export function anyOf(first: Repair, ...others: readonly Repair[]): Repair {
  return context => {
    let proposals = first(context)
    for (const repair of others) proposals = proposals.concat(repair(context))
    return proposals
  }
}
