/** How many of some places are taken, before any of them; each question takes logarithmic time (a Fenwick tree). */
export class PrefixCounts {
  readonly #tree: Int32Array

  constructor(places: number) {
    this.#tree = new Int32Array(places + 1)
  }

  /** Takes or frees a place. */
  add(place: number, count: 1 | -1): void {
    for (let i = place + 1; i < this.#tree.length; i += i & -i) {
      this.#tree[i] = (this.#tree[i] ?? 0) + count
    }
  }

  /** How many places before this one are taken. */
  before(place: number): number {
    let count = 0
    for (let i = place; i > 0; i -= i & -i) count += this.#tree[i] ?? 0
    return count
  }

  /** Returns the taken place that has so many taken ones before it. */
  placeOf(rank: number): number {
    let place = 0
    let rest = rank
    for (let step = 2 ** Math.floor(Math.log2(this.#tree.length)); step >= 1; step /= 2) {
      const count = this.#tree[place + step]
      if (count !== undefined && count <= rest) {
        place += step
        rest -= count
      }
    }
    return place
  }
}
