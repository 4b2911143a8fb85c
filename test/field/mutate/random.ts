/** Random numbers that are the same in each run. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = [...seed].reduce(
      (sum, unit) => Math.imul(sum ^ unit.charCodeAt(0), 0x01000193),
      7,
    )
  }

  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  /** Returns one of the items; undefined if there are none. */
  one<T>(items: readonly T[]): T | undefined {
    return items[this.below(Math.max(1, items.length))]
  }

  shuffled<T>(items: readonly T[]): readonly T[] {
    const left = [...items]
    for (let index = left.length - 1; index > 0; index -= 1) {
      const other = this.below(index + 1)
      const [a, b] = [left[index], left[other]]
      if (a !== undefined && b !== undefined) [left[index], left[other]] = [b, a]
    }
    return left
  }
}
