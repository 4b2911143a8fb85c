import type { PatternCode } from '../issues/index.ts'

/** Why a pattern does not compile, thrown where it is found; offsets are of the text that was parsed there. */
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

  /** The same failure, in offsets of the text around. */
  within(offset: number): PatternFailure {
    return new PatternFailure(this.code, this.start + offset, this.end + offset, this.params)
  }
}
