import type { Repair } from '../fix.ts'

/** Several repairs for one mistake, the best first. */
export function anyOf(...repairs: readonly Repair[]): Repair {
  return context => repairs.flatMap(repair => repair(context))
}
