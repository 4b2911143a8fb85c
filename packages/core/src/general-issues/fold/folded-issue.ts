import type { Issue } from '../../contract/issue.ts'
import type { Span } from '../../text/span.ts'

/** An issue as it is reported: one issue, or several that one repair fixes. */
export interface FoldedIssue extends Issue {
  /** The places of all the issues that this one stands for, its own included; absent for one. */
  readonly places?: Places
  /** Whether the issues at these places have several codes. */
  readonly isMixed?: boolean
}

/** Spans in input order, in a few bytes each: one URL can have a million of them. */
export class Places implements Iterable<Span> {
  readonly count: number
  readonly #bounds: Uint32Array

  constructor(issues: readonly { readonly span: Span }[]) {
    this.count = issues.length
    this.#bounds = new Uint32Array(2 * issues.length)
    for (const [index, { span }] of issues.entries()) {
      this.#bounds[2 * index] = span.start
      this.#bounds[2 * index + 1] = span.end
    }
  }

  *[Symbol.iterator](): Generator<Span> {
    for (let at = 0; at < this.#bounds.length; at += 2) {
      yield { start: this.#bounds[at] ?? 0, end: this.#bounds[at + 1] ?? 0 }
    }
  }
}
