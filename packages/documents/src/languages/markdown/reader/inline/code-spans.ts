/** Finds where spans of code end: at the next run of as many backticks as they begin with. */
export class CodeSpans {
  readonly #text: string
  /** For each length of a run the offset of the last one; made when it is first needed. */
  #last: Map<number, number> | null = null

  constructor(text: string) {
    this.#text = text
  }

  /** The offset after the span whose opening run of `length` ends at `from`; -1 if nothing closes it. */
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
