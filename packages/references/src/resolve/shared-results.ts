import { detachedText } from '../anchors/detached-text.ts'
import { Answers } from './answers.ts'

interface SharedResult {
  readonly value: unknown
  /** What the value depends on; null if that was not recorded. */
  readonly answers: Answers | null
}

/** Caches results that many documents of a site share. */
export class SharedResults {
  /** By group, then by key. Joining the two for each link takes longer than two lookups. */
  readonly #groups = new Map<string, Map<string, SharedResult>>()

  /**
   * Returns the value that is known under a key, or computes it from the subject and keeps it unless
   * `mayShare` forbids that.
   */
  get<Value, Subject>(
    group: string,
    key: string,
    subject: Subject,
    workOut: (subject: Subject) => Value,
    mayShare?: (value: Value) => boolean,
  ): Value {
    const results = this.#resultsOf(group)
    const known = results.get(key)
    if (known !== undefined) return known.value as Value
    const value = workOut(subject)
    if (mayShare?.(value) !== false) results.set(detachedText(key), { value, answers: null })
    return value
  }

  /**
   * Like `get`, but adds what the value depends on to `answers`. `workOut` records this in the
   * answers that it is given.
   */
  getWithAnswers<Value>(
    group: string,
    key: string,
    workOut: (answers: Answers) => Value,
    mayShare: ((value: Value) => boolean) | undefined,
    answers: Answers,
  ): Value {
    const results = this.#resultsOf(group)
    const known = results.get(key)
    if (known !== undefined && known.answers !== null) {
      answers.join(known.answers)
      return known.value as Value
    }
    const own = new Answers()
    const value = workOut(own)
    answers.join(own)
    if (mayShare?.(value) !== false) results.set(detachedText(key), { value, answers: own })
    return value
  }

  clear(): void {
    this.#groups.clear()
  }

  #resultsOf(group: string): Map<string, SharedResult> {
    let results = this.#groups.get(group)
    if (results === undefined) {
      results = new Map()
      this.#groups.set(detachedText(group), results)
    }
    return results
  }
}
