/** Indexes the lines that begin with a word, because a heredoc ends at the line with its word. */
export class LinesByWord {
  readonly #ends = new Map<string, number[]>()

  constructor(text: string) {
    for (const { 0: line, 1: word = '', index } of text.matchAll(/^[ \t]*([A-Za-z_]\w*)/gm)) {
      const ends = this.#ends.get(word)
      if (ends === undefined) this.#ends.set(word, [index + line.length])
      else ends.push(index + line.length)
    }
  }

  /**
   * Returns the offset after the word in the first such line at or after an offset; -1 if there is
   * none.
   */
  endAfter(word: string, offset: number): number {
    const ends = this.#ends.get(word) ?? []
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) - word.length >= offset) high = middle
      else low = middle + 1
    }
    return ends[low] ?? -1
  }
}
