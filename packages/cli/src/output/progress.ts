import type { Host } from '../host.ts'

/** Nothing is shown before so many milliseconds; then it is renewed this often. */
const patience = 1000
const interval = 100

/** Shows on a terminal how far a long run has come; silent anywhere else. */
export class Progress {
  readonly #host: Pick<Host, 'stderr' | 'env'>
  readonly #total: number
  #next = Date.now() + patience
  #done = 0
  #shown = false

  /** @param host Its stderr is only looked at once there is something to show. */
  constructor(host: Pick<Host, 'stderr' | 'env'>, total: number) {
    this.#host = host
    this.#total = total
  }

  /** Counts one more file. */
  step(): void {
    this.#done += 1
    if (Date.now() < this.#next) return
    this.#next = Date.now() + interval
    const { stderr, env } = this.#host
    if (stderr.isTTY !== true || env.CI !== undefined) return
    this.#shown = true
    const filled = Math.round((this.#done / this.#total) * 20)
    const bar = '█'.repeat(filled) + '░'.repeat(20 - filled)
    stderr.write(`\r${bar} ${this.#done}/${this.#total} files`)
  }

  /** Takes the bar away, before anything else is written. */
  clear(): void {
    if (!this.#shown) return
    this.#shown = false
    this.#host.stderr.write('\r\u001B[K')
  }
}
