import type { Issue, IssueDefinition } from '../issue.ts'

/** Collects the issues of one parse; gives them in input order. */
export class IssueList {
  readonly #issues: Issue[] = []
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
    this.#issues.push({ code, kind, specName, span: { start, end }, params })
  }

  /** In input order, neighbours of one mistake in one component made one. */
  inOrder(): readonly Issue[] {
    const sorted = this.#issues.sort((a, b) => a.span.start - b.span.start)
    const output: Issue[] = []
    for (const issue of sorted) {
      const previous = output.at(-1)
      if (previous !== undefined && isContinuedBy(previous, issue)) {
        output[output.length - 1] = {
          ...previous,
          span: { start: previous.span.start, end: issue.span.end },
        }
      } else output.push(issue)
    }
    return output
  }
}

function isContinuedBy(previous: Issue, issue: Issue): boolean {
  return (
    issue.code === previous.code &&
    issue.span.start === previous.span.end &&
    issue.span.end > issue.span.start &&
    issue.params.component !== undefined &&
    issue.params.component === previous.params.component &&
    Object.keys(issue.params).length === 1
  )
}
