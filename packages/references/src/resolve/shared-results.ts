import { detachedText } from '../anchors/detached-text.ts'
import { Answers } from './answers.ts'

interface SharedResult {
  readonly value: unknown
  /** What it depends on; null where nobody wanted to know. */
  readonly answers: Answers | null
}

/** What many documents of a site have in common is worked out once. */
export class SharedResults {
  /** By group, then by key: to join the two for each link would take longer than to look twice. */
  readonly #groups = new Map<string, Map<string, SharedResult>>()

  /** What is known under a key, or what is worked out now, which is kept if it may be. */
  get<Value>(
    group: string,
    key: string,
    workOut: () => Value,
    mayShare: (value: Value) => boolean,
  ): Value {
    const results = this.#resultsOf(group)
    const known = results.get(key)
    if (known !== undefined) return known.value as Value
    const value = workOut()
    if (mayShare(value)) results.set(detachedText(key), { value, answers: null })
    return value
  }

  /** The same, with what it depends on: `workOut` is given what has to be told of that. */
  getWithAnswers<Value>(
    group: string,
    key: string,
    workOut: (answers: Answers) => Value,
    mayShare: (value: Value) => boolean,
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
    if (mayShare(value)) results.set(detachedText(key), { value, answers: own })
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
