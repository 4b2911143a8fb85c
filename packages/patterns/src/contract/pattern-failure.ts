import type { PatternCode } from '../issues/index.ts'

/** Thrown if a pattern does not compile. The offsets are in the text that was being parsed. */
export class PatternFailure extends Error {
  readonly code: PatternCode
  readonly start: number
  readonly end: number
  readonly params: Readonly<Record<string, string>>

  constructor(
    code: PatternCode,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
  ) {
    super(code)
    this.code = code
    this.start = start
    this.end = end
    this.params = params
  }

  /** Returns the same failure with offsets in the surrounding text, where the parsed text starts at `offset`. */
  within(offset: number): PatternFailure {
    return new PatternFailure(this.code, this.start + offset, this.end + offset, this.params)
  }
}
