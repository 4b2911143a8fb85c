/** What is true of code points, found out once for each and then remembered as a number above 0. */
export class CodePointTable {
  readonly #values = new Uint8Array(0x110000)
  readonly #find: (codePoint: string) => number

  /** @param find gives a number from 1 to 255. */
  constructor(find: (codePoint: string) => number) {
    this.#find = find
  }

  of(codePoint: number): number {
    const known = this.#values[codePoint] ?? 0
    if (known > 0) return known
    const found = this.#find(String.fromCodePoint(codePoint))
    this.#values[codePoint] = found
    return found
  }
}
