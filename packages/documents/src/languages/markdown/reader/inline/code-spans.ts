/** Finds where code spans end: at the next run of as many backticks as they begin with. */
export class CodeSpans {
  readonly #text: string
  /** The offset of the last run of each length. Created on first use. */
  #last: Map<number, number> | null = null

  constructor(text: string) {
    this.#text = text
  }

  /**
   * Returns the offset after the code span whose opening run of `length` ends at `from`; -1 if
   * nothing closes it.
   */
  endOfSpan(from: number, length: number): number {
    this.#last ??= new Map(
      Array.from(this.#text.matchAll(/`+/g), ({ 0: run, index }) => [run.length, index]),
    )
    if ((this.#last.get(length) ?? -1) < from) return -1
    const runs = /`+/g
    runs.lastIndex = from
    for (let run = runs.exec(this.#text); run !== null; run = runs.exec(this.#text)) {
      if (run[0].length === length) return runs.lastIndex
    }
    return -1
  }
}
