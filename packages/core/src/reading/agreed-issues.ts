import { type Issue, noIssues } from '../contract/issue.ts'
import { spansOverlap } from '../text/span.ts'

/**
 * Returns the issues whose characters are wrong with every base. A base with which the URL cannot be parsed
 * counts as having every issue.
 */
export function agreedIssues(
  input: string,
  issues: readonly Issue[],
  elsewhere: readonly (readonly Issue[])[],
): readonly Issue[] {
  const relevant = elsewhere
    .filter(others => !others.some(isException))
    .map(others => new Mistakes(others, input))
  const agreed = issues.filter(issue =>
    isException(issue)
      ? relevant.length === 0
      : relevant.every(mistakes => mistakes.include(issue)),
  )
  return agreed.length === 0 ? noIssues : agreed
}

/** Whether an issue keeps the URL from being parsed. */
export const isException = ({ kind }: Issue): boolean => kind === 'parse-exception'

/** The issues with one of the bases. Searches only near the characters of an issue: a URL can have very many. */
class Mistakes {
  readonly #input: string
  readonly #inOrder: readonly Issue[]
  /** For each issue, the highest end of its span and the spans before it. */
  readonly #reach: readonly number[]

  constructor(issues: readonly Issue[], input: string) {
    let end = 0
    this.#input = input
    this.#inOrder = [...issues].sort((a, b) => a.span.start - b.span.start)
    this.#reach = this.#inOrder.map(({ span }) => {
      end = Math.max(end, span.end)
      return end
    })
  }

  include(issue: Issue): boolean {
    const { start, end } = issue.span
    if (this.#someNear(start, end, ({ span }) => spansOverlap(issue.span, span))) return true
    let [from, to] = [start, end]
    while (isBetween(this.#input.charCodeAt(from - 1))) from -= 1
    while (isBetween(this.#input.charCodeAt(to))) to += 1
    return this.#someNear(from, to, other => isSameMistake(issue, other, this.#input))
  }

  /** Whether an issue that touches a range of the input passes a test. */
  #someNear(from: number, to: number, test: (other: Issue) => boolean): boolean {
    let low = 0
    let high = this.#reach.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#reach[middle] ?? 0) < from) low = middle + 1
      else high = middle
    }
    for (let i = low; i < this.#inOrder.length; i += 1) {
      const other = this.#inOrder[i]
      if (other === undefined || other.span.start > to) return false
      if (test(other)) return true
    }
    return false
  }
}

/** Whether two issues are one mistake. The code can depend on the base: on an https: page, `https:a` is relative. */
function isSameMistake(a: Issue, b: Issue, input: string): boolean {
  if (a.code !== b.code && (a.specName === null || a.specName !== b.specName)) return false
  const [first, second] = a.span.start <= b.span.start ? [a, b] : [b, a]
  for (let i = first.span.end; i < second.span.start; i += 1) {
    if (!isBetween(input.charCodeAt(i))) return false
  }
  return true
}

/** Whether a code unit can separate two places of one issue: a slash, or a character that the parser removes. */
function isBetween(unit: number): boolean {
  return unit === 0x2f || unit === 0x5c || unit === 0x09 || unit === 0x0a || unit === 0x0d
}
