import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { TextEdit } from './edits.ts'

/** Proposes replacements, the best first. Returns an empty array if it knows none. */
export type Repair = (context: RepairContext) => readonly Proposal[]

/** The data that a repair can use. */
export interface RepairContext {
  readonly input: string
  readonly issue: Issue
  /** The result of parsing `input`. */
  readonly result: ParseResult
  /** Parses another string under the same specification, base and encoding. */
  parse(input: string): ParseResult
}

/** A change that a repair proposes. `title` is an imperative that names the result: "Percent-encode as %20". */
export interface Proposal {
  readonly title: string
  readonly edits: readonly TextEdit[]
  /**
   * Whether a person must choose: the author most likely meant another URL than the one that parsers read. The proposal
   * is then a suggestion even if it keeps the URL.
   */
  readonly isChoice?: true
  /** Whether this is most likely what the author meant, so that it comes first, however many issues it leaves. */
  readonly isLikely?: true
  /** Whether no parser reports the issue. A result that keeps the URL then need not have fewer issues. */
  readonly isUnknownToParser?: true
}
