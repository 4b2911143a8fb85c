import { PatternFailure } from '../../contract/pattern-failure.ts'

/**
 * Thrown if a pattern cannot be judged with the work that one pattern may take. Programs may well
 * accept the pattern.
 */
export class TooMuchWork extends PatternFailure {
  constructor() {
    super('too-large', 0, 0)
  }
}

/** What is left of the work of the pattern that is being judged, in characters and steps. */
let left = Infinity

/** Runs a task that may do this much work. @throws TooMuchWork if it needs more. */
export function withWork<Result>(most: number, task: () => Result): Result {
  const before = left
  left = Math.min(before, most)
  try {
    return task()
  } finally {
    left = before
  }
}

/** Counts work. @throws TooMuchWork if none is left. */
export function spend(work: number): void {
  left -= work
  if (left < 0) throw new TooMuchWork()
}

/** Ends the work: no more of it is done for the pattern that is being judged. */
export function giveUp(): never {
  if (left !== Infinity) left = -1
  throw new TooMuchWork()
}

/** Work that many tasks share. */
export class WorkBudget {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  get isSpent(): boolean {
    return this.#left <= 0
  }

  /** Counts work that is done in any case. */
  take(work: number): void {
    this.#left -= work
  }

  /** Runs a task that may do this much of the work. @throws TooMuchWork if it needs more. */
  run<Result>(most: number, task: () => Result): Result {
    const before = left
    const given = Math.max(0, Math.min(most, this.#left, before))
    left = given
    try {
      return task()
    } finally {
      this.#left -= given - Math.max(left, 0)
      left = before
    }
  }
}
