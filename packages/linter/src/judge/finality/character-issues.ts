import type { FoldedIssue, Issue, Span } from '@hreflint/core'
import { Places } from '@hreflint/core/internal'

const character = /^(?:[\s"<>`{}|\\^[\]]|%(?![\dA-Fa-f]{2}))/

/** Whether an issue is about a character that is not allowed where it is. */
export function isCharacterIssue(issue: Issue, text: string, span: Span = issue.span): boolean {
  return (
    issue.kind === 'conformance-error' &&
    !/^(?:document|policy)\//.test(issue.code) &&
    span.end > span.start &&
    character.test(text.slice(span.start, span.end))
  )
}

/** Characters that sentences, strings and templates leave in a URL. They come together. */
const ofOneMistake = /^[\s"<>`{}]+$/

/** The full stop of the sentence that the mistake took into the URL. */
const fullStop = /^[.\u3002]+$/

/**
 * Makes one issue of the spaces, quotes, backticks and brackets of a URL: one mistake left them there,
 * and one edit removes them.
 */
export function asOneMistake(issues: readonly FoldedIssue[], text: string): readonly FoldedIssue[] {
  if (issues.length < 2) return issues
  const marked = ({ span }: Issue): string => text.slice(span.start, span.end)
  const isMember = (issue: Issue): boolean =>
    isCharacterIssue(issue, text) && ofOneMistake.test(marked(issue))
  const first = issues.find(isMember)
  if (first === undefined) return issues
  const members = issues.filter(
    issue =>
      isMember(issue) ||
      (issue.kind === 'conformance-error' &&
        issue.span.start > first.span.start &&
        fullStop.test(marked(issue))),
  )
  if (members.length < 2) return issues
  const spans = members.flatMap(({ span, places }) => (places === undefined ? [span] : [...places]))
  const places = new Places(spans.toSorted((a, b) => a.start - b.start).map(span => ({ span })))
  const isMixed = members.some(({ code }) => code !== first.code)
  const joined: FoldedIssue = { ...first, places, ...(isMixed ? { isMixed } : {}) }
  const others = new Set<FoldedIssue>(members)
  return issues.flatMap(issue => {
    if (!others.has(issue)) return [issue]
    return issue === first ? [joined] : []
  })
}
