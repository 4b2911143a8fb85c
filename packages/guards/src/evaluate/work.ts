import { OutOfBounds } from './values.ts'

/**
 * The work that the search for one guard may do, as a sum of costs. It takes about ten milliseconds
 * at most.
 */
const most = 120_000

/** What steps cost, by the time that they take. */
export const costs = {
  /** Matching one element of a regular expression. */
  match: 2,
  /** Evaluating one node of a program. */
  node: 2,
  /** Parsing a URL. */
  url: 40,
  /** Making one state of an automaton. */
  state: 80,
} as const

/**
 * Counts the work of a search, whatever does it, so that no guard takes long. It does not
 * measure time: the same guard always has the same answer.
 */
export class Work {
  #left = most

  /** The sum of the costs so far. */
  get spent(): number {
    return most - this.#left
  }

  /** Returns whether at least this much work is left. */
  has(cost: number): boolean {
    return this.#left >= cost
  }

  /** @throws OutOfBounds if this is more work than is left. */
  spend(cost: number): void {
    this.#left -= cost
    if (this.#left < 0) throw new OutOfBounds()
  }
}
