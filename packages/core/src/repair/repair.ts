import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { TextEdit } from './edits.ts'

/** Proposes what to write instead, the best first; nothing where it knows nothing. */
export type Repair = (context: RepairContext) => readonly Proposal[]

/** What a repair may look at. */
export interface RepairContext {
  readonly input: string
  readonly issue: Issue
  /** What the specification made of `input`. */
  readonly result: ParseResult
  /** Parses another string under the same specification, base and encoding. */
  parse(input: string): ParseResult
}

/** What a repair proposes. `title` is an imperative that names the result: "Write it as %20". */
export interface Proposal {
  readonly title: string
  readonly edits: readonly TextEdit[]
  /**
   * The author most likely meant another URL than the one that parsers read, so a person has to choose, even where
   * this keeps what parsers read.
   */
  readonly isChoice?: true
  /** No parser has an issue for what is repaired, so a result that keeps the URL need not have fewer. */
  readonly isUnknownToParser?: true
}
