import type { Output } from '../host.ts'

/** Nothing is shown before so many milliseconds; then it is renewed this often. */
const patience = 1000
const interval = 100

/** Shows on a terminal how far a long run has come; silent anywhere else. */
export class Progress {
  readonly #stream: Output
  readonly #total: number
  readonly #active: boolean
  #next = Date.now() + patience
  #done = 0
  #shown = false

  constructor(stream: Output, total: number, env: Readonly<Record<string, string | undefined>>) {
    this.#stream = stream
    this.#total = total
    this.#active = stream.isTTY === true && env.CI === undefined
  }

  /** One more file is done. */
  step(): void {
    this.#done += 1
    if (!this.#active || Date.now() < this.#next) return
    this.#next = Date.now() + interval
    this.#shown = true
    const filled = Math.round((this.#done / this.#total) * 20)
    const bar = '█'.repeat(filled) + '░'.repeat(20 - filled)
    this.#stream.write(`\r${bar} ${this.#done}/${this.#total} files`)
  }

  /** Takes the bar away, before anything else is written. */
  clear(): void {
    if (!this.#shown) return
    this.#shown = false
    this.#stream.write('\r\u001B[K')
  }
}
