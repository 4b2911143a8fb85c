/** A set of numbers that takes up to 32 bytes per number, a third of a `Set`. */
export class NumberSet {
  #slots = new Float64Array(1024).fill(Number.NaN)
  #size = 0

  add(number: number): void {
    if (this.#size * 2 >= this.#slots.length) this.#grow()
    const slot = this.#slotOf(number)
    if (this.#slots[slot] === number) return
    this.#slots[slot] = number
    this.#size += 1
  }

  has(number: number): boolean {
    return this.#slots[this.#slotOf(number)] === number
  }

  #slotOf(number: number): number {
    const mask = this.#slots.length - 1
    let slot = (number ^ (number / 4294967296)) & mask
    while (!Number.isNaN(this.#slots[slot]) && this.#slots[slot] !== number)
      slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Float64Array(before.length * 2).fill(Number.NaN)
    this.#size = 0
    for (const number of before) if (!Number.isNaN(number)) this.add(number)
  }
}
