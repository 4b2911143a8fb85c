import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { Span } from '../text/span.ts'

/** Replace `span` of the input by `text`. An empty span is an insertion, an empty text a deletion. */
export interface TextEdit {
  readonly span: Span
  readonly text: string
}

/** What a repair proposes. `title` is an imperative that names the result: "Write it as %20". */
export interface Proposal {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** What a repair may look at. */
export interface RepairContext {
  readonly input: string
  readonly issue: Issue
  /** What the specification made of `input`. */
  readonly result: ParseResult
  /** Parses another string under the same specification, base and encoding. */
  parse(input: string): ParseResult
}

/** Proposes repairs for an issue, the best first; none where it knows none. */
export type Repair = (context: RepairContext) => readonly Proposal[]

/**
 * `keeps-url`: proved by parsing the result, which gives the same URL, with each base that it may
 * have; may be applied unasked.
 * `changes-url`: a suggestion that a person picks.
 */
export type FixSafety = 'keeps-url' | 'changes-url'

export interface Fix {
  readonly title: string
  readonly safety: FixSafety
  /** In input order, not overlapping, in UTF-16 offsets of the input. */
  readonly edits: readonly TextEdit[]
}

/** A URL after its repairs. */
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

/** Applies edits that are in order and do not overlap. */
export function applyEdits(input: string, edits: readonly TextEdit[]): string {
  let output = ''
  let from = 0
  for (const { span, text } of edits) {
    output += input.slice(from, span.start) + text
    from = span.end
  }
  return output + input.slice(from)
}
