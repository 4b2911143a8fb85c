import type { Issue } from '../contract/issue.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import { continues, type GrowingIssue } from './growing-issue.ts'

/** One list of a million would be copied again and again while it grows. */
const listLength = 8192

/** Collects the issues of one parse; gives them in input order. */
export class IssueList {
  /** The issues before those in `#recent`, in lists of one length. */
  readonly #earlier: GrowingIssue[][] = []
  #recent: GrowingIssue[] = []
  #previous: GrowingIssue | undefined
  #isSorted = true
  #fatal = false

  /** Whether a parse exception was reported. */
  get fatal(): boolean {
    return this.#fatal
  }

  report(
    definition: IssueDefinition,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
  ): void {
    const { code, kind } = definition
    if (kind === 'parse-exception') this.#fatal = true
    const previous = this.#previous
    if (previous !== undefined && continues(previous, code, start, params)) {
      previous.span.end = end
    } else this.#add({ code, kind, specName: definition.specName, span: { start, end }, params })
  }

  /** Takes an issue as it is, and may let it grow: of a million, each object made twice counts. */
  add(issue: GrowingIssue): void {
    if (issue.kind === 'parse-exception') this.#fatal = true
    const { code, span, params } = issue
    const previous = this.#previous
    if (previous !== undefined && continues(previous, code, span.start, params)) {
      previous.span.end = span.end
    } else this.#add(issue)
  }

  #add(issue: GrowingIssue): void {
    const previous = this.#previous
    if (previous !== undefined && previous.span.start > issue.span.start) this.#isSorted = false
    this.#previous = issue
    if (this.#recent.length === listLength) {
      this.#earlier.push(this.#recent)
      this.#recent = []
    }
    this.#recent.push(issue)
  }

  /** Returns the issues in input order; at the same place, in the order in which they were reported. */
  inOrder(): readonly Issue[] {
    const before: GrowingIssue[] = []
    const issues =
      this.#earlier.length === 0 ? this.#recent : before.concat(...this.#earlier, this.#recent)
    return this.#isSorted ? issues : issues.sort((a, b) => a.span.start - b.span.start)
  }
}
