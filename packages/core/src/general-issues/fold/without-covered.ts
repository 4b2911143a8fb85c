import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { type Span, spanContains, spansOverlap } from '../../text/span.ts'
import type { FoldedIssue } from './folded-issue.ts'
import { groupBy } from './group-by.ts'

/**
 * Leaves out each issue that only follows from another, or is a part of it, as its definition says
 * (`coveredBy`, `partOf`). A part adds its characters to the whole.
 */
export function withoutCovered(
  issues: readonly FoldedIssue[],
  definitions: ReadonlyMap<string, IssueDefinition>,
): readonly FoldedIssue[] {
  if (issues.length < 2) return issues
  const byCode = groupBy(issues, ({ code }) => code)
  const covered = new Covered('coveredBy', byCode, definitions)
  const parts = new Covered('partOf', byCode, definitions)
  if (covered.isEmpty && parts.isEmpty) return issues
  const spans = new Map<Issue, Span>()
  const kept = issues.filter(issue => {
    if (covered.coverOf(issue, overlap) !== null) return false
    const whole = parts.coverOf(issue, touch)
    if (whole !== null) spans.set(whole, joined(spans.get(whole) ?? whole.span, issue.span))
    return whole === null
  })
  return kept.map(issue => {
    const span = spans.get(issue)
    return span === undefined ? issue : { ...issue, span }
  })
}

/** Finds what covers an issue. To be asked in the order of the issues: each is looked at once. */
class Covered {
  readonly isEmpty: boolean
  readonly #covers: ReadonlyMap<string, readonly FoldedIssue[]>
  readonly #next = new Map<string, number>()

  constructor(
    relation: 'coveredBy' | 'partOf',
    byCode: ReadonlyMap<string, readonly FoldedIssue[]>,
    definitions: ReadonlyMap<string, IssueDefinition>,
  ) {
    const namesOf = (definition: IssueDefinition | undefined) => definition?.[relation] ?? []
    const covers = [...byCode.keys()].map(code => {
      const room = code.slice(0, code.indexOf('/') + 1)
      const found = namesOf(definitions.get(code)).flatMap(name => byCode.get(room + name) ?? [])
      return [code, found.toSorted((a, b) => a.span.start - b.span.start)] as const
    })
    this.#covers = new Map(covers)
    this.isEmpty = covers.every(([, found]) => found.length === 0)
  }

  coverOf(issue: FoldedIssue, covers: (a: Span, b: Span) => boolean): FoldedIssue | null {
    const candidates = this.#covers.get(issue.code) ?? []
    let index = this.#next.get(issue.code) ?? 0
    while ((candidates[index]?.span.end ?? Number.POSITIVE_INFINITY) < issue.span.start) index++
    this.#next.set(issue.code, index)
    for (; index < candidates.length; index++) {
      const candidate = candidates[index]
      if (candidate === undefined || candidate.span.start > issue.span.end) break
      if (covers(candidate.span, issue.span)) return candidate
    }
    return null
  }
}

/** An insertion point is covered at the border too. */
function overlap(cover: Span, span: Span): boolean {
  return spansOverlap(cover, span) || (span.start === span.end && spanContains(cover, span))
}

function touch(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end
}

function joined(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}
