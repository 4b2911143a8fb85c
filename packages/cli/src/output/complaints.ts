import { maskPasswords } from '@hreflint/core/internal'
import type { Host } from '../host.ts'
import type { Problem } from '../reporters/reporter.ts'
import { visible } from '../reporters/visible.ts'

/** Says on stderr what went wrong, one line each, and remembers that something did. */
export class Complaints {
  readonly #host: Pick<Host, 'stderr'>
  readonly #problems: Problem[]

  constructor(host: Pick<Host, 'stderr'>, problems: readonly Problem[] = []) {
    this.#host = host
    this.#problems = [...problems]
  }

  /** The same complaints, of which further ones are said elsewhere. */
  on(host: Pick<Host, 'stderr'>): Complaints {
    return new Complaints(host, this.#problems)
  }

  get any(): boolean {
    return this.#problems.length > 0
  }

  /** What went wrong so far. */
  get problems(): readonly Problem[] {
    return this.#problems
  }

  /** @param filePath The file that was to be linted, if it is about one. */
  readonly error = (message: string, filePath: string | null = null): void => {
    this.#problems.push({ filePath, message: masked(message) })
    this.remark(message)
  }

  /** A line of its own, such as of a table. */
  readonly line = (text: string): void => {
    this.#host.stderr.write(`${text}\n`)
  }

  /** Something that is not an error but may be a surprise. */
  readonly remark = (message: string): void => {
    const shown = visible(masked(message))
    this.#host.stderr.write(`hreflint: ${shown}\n`)
  }
}

/** Masks passwords. What a message is about is before its first colon, and may be a URL. */
function masked(message: string): string {
  const text = maskPasswords(message, { isUrl: false })
  const end = text.indexOf(': ')
  return end === -1 ? text : maskPasswords(text.slice(0, end)) + text.slice(end)
}
