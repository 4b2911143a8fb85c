import type { GitLimits } from './run-git.ts'

/** Maximum size of an output of git in bytes. */
const mostOutput = 64 * 1024 * 1024

/** The time that git may take for questions whose answers a run can do without. */
export class GitTime {
  #left: number

  /** @param milliseconds For all questions together. */
  constructor(milliseconds: number) {
    this.#left = milliseconds
  }

  /** Asks git for something. Null if no time is left, or if git cannot tell: it has no commit, or objects are missing. */
  ask<Value>(question: (limits: GitLimits) => Value): Value | null {
    if (this.#left <= 0) return null
    const start = performance.now()
    try {
      return question({ time: Math.ceil(this.#left), size: mostOutput })
    } catch {
      return null
    } finally {
      this.#left -= performance.now() - start
    }
  }
}
