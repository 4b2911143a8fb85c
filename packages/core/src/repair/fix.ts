import type { TextEdit } from './edits.ts'

/** A proposal whose effect is proved: its result was parsed. */
export interface Fix {
  readonly title: string
  readonly safety: FixSafety
  /** In input order, not overlapping, in UTF-16 offsets of the input. */
  readonly edits: readonly TextEdit[]
}

/**
 * `keeps-url`: proved by parsing the result, which gives the same URL, with each base that it may
 * have; may be applied automatically.
 * `changes-url`: any other: a suggestion that a person picks.
 */
export type FixSafety = 'keeps-url' | 'changes-url'

/** A URL after its fixes. */
export interface FixedUrl {
  readonly output: string
  /** What was done, in the order of the text within each pass over it. */
  readonly applied: readonly AppliedRepair[]
  /** The same as edits of the input: in order, not overlapping. */
  readonly edits: readonly TextEdit[]
}

export interface AppliedRepair {
  /** Code of the issue that was repaired. */
  readonly code: string
  readonly title: string
}
