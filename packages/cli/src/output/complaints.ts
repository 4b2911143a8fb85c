import { hide, hideInText } from '@hreflint/core/internal'
import type { Host } from '../host.ts'
import type { Problem } from '../reporters/reporter.ts'
import { visible } from '../reporters/visible.ts'

/** Writes errors to stderr, one line each, and remembers them. */
export class Complaints {
  readonly #host: Pick<Host, 'stderr'>
  readonly #problems: Problem[]

  constructor(host: Pick<Host, 'stderr'>, problems: readonly Problem[] = []) {
    this.#host = host
    this.#problems = [...problems]
  }

  /** Returns a copy that writes further errors to another host. */
  on(host: Pick<Host, 'stderr'>): Complaints {
    return new Complaints(host, this.#problems)
  }

  get any(): boolean {
    return this.#problems.length > 0
  }

  /** The errors so far. */
  get problems(): readonly Problem[] {
    return this.#problems
  }

  /** @param filePath The file that was not linted, if the error is about one. */
  readonly error = (message: string, filePath: string | null = null): void => {
    this.#problems.push({ filePath, message: masked(message) })
    this.remark(message)
  }

  /** Writes a line as it is, such as a row of a table. */
  readonly line = (text: string): void => {
    this.#host.stderr.write(`${text}\n`)
  }

  /** Writes a message that is not an error. */
  readonly remark = (message: string): void => {
    const shown = visible(masked(message))
    this.#host.stderr.write(`hreflint: ${shown}\n`)
  }
}

/** Hides secrets. The subject of a message is before its first colon, and can be a URL. */
function masked(message: string): string {
  const text = hideInText(message)
  const end = text.indexOf(': ')
  return end === -1 ? text : hide(text.slice(0, end)) + text.slice(end)
}
