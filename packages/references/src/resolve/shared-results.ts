import { detachedText } from '../anchors/detached-text.ts'
import { Answers, type KeptAnswers } from './answers.ts'

interface SharedResult {
  readonly value: unknown
  /** What the value depends on; null if that was not recorded. */
  readonly answers: KeptAnswers | null
}

/**
 * The most groups that are kept. A large site has millions of different links, and the documents of
 * a folder, which share theirs, follow each other.
 */
const maxGroups = 100

/**
 * The most results that are kept in all groups. One document can have tens of thousands of broken
 * links, each with several results, which are needed again after every edit of it.
 */
const maxResults = 250_000

type Results = Map<string, SharedResult>

/** Caches results that many documents of a site share. */
export class SharedResults {
  /** By group, then by key. Joining the two for each link takes longer than two lookups. */
  readonly #groups = new Map<string, Results>()
  /** The number of results in all groups. */
  #size = 0

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
    if (mayShare?.(value) !== false) this.#keep(group, key, { value, answers: null })
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
    const recorded = new Answers()
    const value = workOut(recorded)
    const own = recorded.kept
    answers.join(own)
    if (mayShare?.(value) !== false) this.#keep(group, key, { value, answers: own })
    return value
  }

  clear(): void {
    this.#groups.clear()
    this.#size = 0
  }

  #resultsOf(group: string): Results {
    let results = this.#groups.get(group)
    if (results === undefined) {
      if (this.#groups.size >= maxGroups) this.#forgetOldest()
      results = new Map()
      this.#groups.set(detachedText(group), results)
    }
    return results
  }

  #keep(group: string, key: string, result: SharedResult): void {
    while (this.#size >= maxResults) this.#forgetOldest()
    // The group may have been forgotten since the result was looked for.
    const results = this.#resultsOf(group)
    if (!results.has(key)) this.#size += 1
    results.set(detachedText(key), result)
  }

  #forgetOldest(): void {
    const [oldest] = this.#groups
    if (oldest === undefined) return
    const [group, results] = oldest
    this.#groups.delete(group)
    this.#size -= results.size
  }
}
