import { maskPasswords } from '@hreflint/core'
import type { Host } from '../host.ts'
import { visible } from '../reporters/visible.ts'

/** Says on stderr what went wrong, one line each, and remembers that something did. */
export class Complaints {
  readonly #host: Host
  #count = 0

  constructor(host: Host) {
    this.#host = host
  }

  get any(): boolean {
    return this.#count > 0
  }

  readonly error = (message: string): void => {
    this.#count += 1
    this.remark(message)
  }

  /** Something that is no error, yet may surprise. */
  readonly remark = (message: string): void => {
    const shown = visible(maskPasswords(message, { isUrl: false }))
    this.#host.stderr.write(`hreflint: ${shown}\n`)
  }
}
