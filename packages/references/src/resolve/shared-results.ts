import { Answers } from './answers.ts'

interface SharedResult {
  readonly value: unknown
  /** What it depends on; null where nobody wanted to know. */
  readonly answers: Answers | null
}

/** What many documents of a site have in common is worked out once. */
export class SharedResults {
  readonly #known = new Map<string, SharedResult>()

  /** What is known under a key, or what is worked out now, which is kept if it may be. */
  get<Value>(key: string, workOut: () => Value, mayShare: (value: Value) => boolean): Value {
    const known = this.#known.get(key)
    if (known !== undefined) return known.value as Value
    const value = workOut()
    if (mayShare(value)) this.#known.set(key, { value, answers: null })
    return value
  }

  /** The same, with what it depends on: `workOut` is given what has to be told of that. */
  getWithAnswers<Value>(
    key: string,
    workOut: (answers: Answers) => Value,
    mayShare: (value: Value) => boolean,
    answers: Answers,
  ): Value {
    const known = this.#known.get(key)
    if (known !== undefined && known.answers !== null) {
      answers.join(known.answers)
      return known.value as Value
    }
    const own = new Answers()
    const value = workOut(own)
    answers.join(own)
    if (mayShare(value)) this.#known.set(key, { value, answers: own })
    return value
  }

  clear(): void {
    this.#known.clear()
  }
}
