import { plural } from '../plural.ts'

/** Code scanning refuses a run with more results. */
const maxResults = 25_000

/** Room for one result of each code. */
const reserve = 1000

/** A result, as JSON, and the code that it is of. */
interface Result {
  readonly code: string
  readonly result: object
}

/**
 * Results of a run, no more than code scanning takes: of more, the last ones are one for each code, which
 * tells how many there are.
 */
export class SarifResults {
  #count = 0
  readonly #held: Result[] = []
  readonly #folded = new Map<string, { first: Result; count: number }>()

  /** Adds a result. Returns the results to write now. */
  add(code: string, result: Result['result']): readonly object[] {
    this.#count += 1
    if (this.#count <= maxResults - reserve) return [result]
    if (this.#count <= maxResults) {
      this.#held.push({ code, result })
      return []
    }
    for (const held of this.#held.splice(0)) this.#fold(held)
    this.#fold({ code, result })
    return []
  }

  /** Those that are left. */
  end(): readonly object[] {
    const folded = [...this.#folded.values()].map(({ first, count }) => {
      const text = `${plural(count, 'more finding')} of this code, the first one here. A report can have at most ${maxResults} results.`
      return count === 1 ? first.result : { ...first.result, message: { text } }
    })
    return [...this.#held.map(({ result }) => result), ...folded]
  }

  /** Returns a note about the report itself; null if there is none. */
  get note(): string | null {
    if (this.#folded.size === 0) return null
    const shown = maxResults - reserve
    return `${this.#count} findings: the first ${shown} are listed, the rest is combined into one result per code.`
  }

  #fold(result: Result): void {
    const known = this.#folded.get(result.code)
    if (known === undefined) this.#folded.set(result.code, { first: result, count: 1 })
    else known.count += 1
  }
}
