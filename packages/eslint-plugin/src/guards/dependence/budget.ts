/** The maximum for a program, in units of about 0.1 microseconds, and for each of its characters. */
const most = 40_000_000
const mostForCharacter = 20

/**
 * Limits what the guards of one program cost together. It does not measure time: the same program
 * always has the same reports.
 */
export class Budget {
  #left: number

  constructor(text: string) {
    this.#left = most + mostForCharacter * text.length
  }

  /** @throws BudgetSpent */
  spend(cost: number): void {
    this.#left -= cost
    if (this.#left < 0) throw new BudgetSpent()
  }

  /** Does a part of the search. Leaves it undone if too little is left. */
  within(search: () => void): void {
    if (this.#left < 0) return
    try {
      search()
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error
    }
  }
}

class BudgetSpent extends Error {}
