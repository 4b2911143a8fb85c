import type { Issue, IssueDefinition } from '../issue.ts'

/** An issue that may still grow: neighbours of one mistake become one. */
interface GrowingIssue extends Issue {
  readonly span: { start: number; end: number }
}

/** Collects the issues of one parse; gives them in input order. */
export class IssueList {
  readonly #issues: GrowingIssue[] = []
  #isSorted = true
  #fatal = false

  /** Whether a parse exception was reported. */
  get fatal(): boolean {
    return this.#fatal
  }

  report(
    { code, kind, specName }: IssueDefinition,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
  ): void {
    if (kind === 'parse-exception') this.#fatal = true
    const previous = this.#issues.at(-1)
    if (previous !== undefined && isContinued(previous, code, start, end, params)) {
      previous.span.end = end
      return
    }
    if (previous !== undefined && previous.span.start > start) this.#isSorted = false
    this.#issues.push({ code, kind, specName, span: { start, end }, params })
  }

  /** In input order; those at one place in the order in which they were reported. */
  inOrder(): readonly Issue[] {
    return this.#isSorted ? this.#issues : this.#issues.sort((a, b) => a.span.start - b.span.start)
  }
}

/** Whether an issue is about characters, and these are the next that it is about. */
export function isContinued(
  previous: Pick<Issue, 'code' | 'span' | 'params'>,
  code: string,
  start: number,
  end: number,
  params: Readonly<Record<string, string>>,
): boolean {
  return (
    previous.span.end === start &&
    previous.code === code &&
    end > start &&
    params.component !== undefined &&
    params.component === previous.params.component &&
    Object.keys(params).length === 1
  )
}
