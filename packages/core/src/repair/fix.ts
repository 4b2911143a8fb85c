import type { TextEdit } from './edits.ts'

/** A proposal whose effect is proved by parsing its result. */
export interface Fix {
  readonly title: string
  readonly safety: FixSafety
  /** In input order, not overlapping, in UTF-16 offsets of the input. */
  readonly edits: readonly TextEdit[]
}

/**
 * `keeps-url`: parsing the result proved that it is the same URL, with each base that it may have. Can be applied
 * automatically. `changes-url`: all others. A suggestion that a person must choose.
 */
export type FixSafety = 'keeps-url' | 'changes-url'

/** A URL after its fixes were applied. */
export interface FixedUrl {
  readonly output: string
  /** The fixes that were applied, in text order within each pass. */
  readonly applied: readonly AppliedRepair[]
  /** The same changes as edits of the input: in order, not overlapping. */
  readonly edits: readonly TextEdit[]
}

export interface AppliedRepair {
  /** Code of the issue that was repaired. */
  readonly code: string
  readonly title: string
}
