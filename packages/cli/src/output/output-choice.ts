import { UsageError } from '../arguments/usage-error.ts'

/** One format and where it goes; null: stdout. */
export interface OutputTarget {
  readonly format: string
  readonly file: string | null
}

/**
 * Collects `--format` and `--output` in the order in which they are given: a file is for the format
 * before it, or for the first one if there is none before.
 */
export class OutputTokens {
  readonly #targets: { format: string; file: string | null }[] = []
  #waiting: string | null = null

  /** Takes in a `--format`, which can name several between commas. */
  readonly addFormat = (value: string): OutputTokens => {
    for (const format of value.split(',')) {
      this.#targets.push({ format, file: this.#waiting })
      this.#waiting = null
    }
    return this
  }

  readonly addFile = (file: string): OutputTokens => {
    const last = this.#targets.at(-1)
    if (last !== undefined && last.file === null) last.file = file
    else if (this.#waiting === null) this.#waiting = file
    else throw new UsageError(`--output ${file}: there is no format for this file.`)
    return this
  }

  /** What was asked for; text on stdout if nothing was. @throws UsageError if it cannot be done. */
  get targets(): readonly OutputTarget[] {
    if (this.#targets.length === 0) return [{ format: 'text', file: this.#waiting }]
    if (this.#waiting !== null) {
      throw new UsageError(`--output ${this.#waiting}: there is no format for this file.`)
    }
    if (this.#targets.filter(({ file }) => file === null).length > 1) {
      throw new UsageError(
        'Only one format can be written to stdout. Add --output <file> after each of the others.',
      )
    }
    const files = this.#targets.flatMap(({ file }) => file ?? [])
    const twice = files.find((file, index) => files.indexOf(file) !== index)
    if (twice !== undefined) {
      throw new UsageError(`--output ${twice}: Only one format can be written to this file.`)
    }
    return this.#targets
  }
}
