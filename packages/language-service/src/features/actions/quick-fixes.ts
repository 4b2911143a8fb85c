import type { Span, TextEdit } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import type { Finding } from '@hreflint/linter'

/** A change that a person can choose at a place. */
export interface Action {
  readonly title: string
  /** The finding that it fixes, if there is one. */
  readonly finding?: Finding
  readonly isPreferred: boolean
  readonly edits: readonly TextEdit[]
}

/** Returns the findings that touch a span. A finding between two characters touches both. */
export function findingsAt(findings: readonly Finding[], place: Span): readonly Finding[] {
  return findings.filter(({ span }) => span.start <= place.end && place.start <= span.end)
}

/**
 * Returns every distinct fix of the findings at a place: first those that keep the URL, then
 * suggestions. Those of one finding are ordered with the best first.
 */
export function quickFixes(findings: readonly Finding[], place: Span): readonly Action[] {
  const safe: Action[] = []
  const suggestions: Action[] = []
  const seen = new Set<string>()
  for (const finding of findingsAt(findings, place)) {
    finding.fixes.forEach(({ title, safety, edits }, index) => {
      const identity = JSON.stringify(edits)
      if (seen.has(identity)) return
      seen.add(identity)
      const isSafe = safety === 'keeps-url'
      const action = {
        title: isSafe ? title : suggestionTitle(title, finding),
        finding,
        isPreferred: index === 0 && isSafe,
        edits,
      }
      if (isSafe) safe.push(action)
      else suggestions.push(action)
    })
  }
  return [...safe, ...suggestions]
}

/**
 * Returns the title of a suggestion. It warns that the target changes only if the link works now.
 */
export function suggestionTitle(
  title: string,
  { code, kind }: Pick<Finding, 'code' | 'kind'>,
): string {
  if (kind === 'parse-exception' || kind === 'broken-reference') return title
  const effect = isOfConnection(code) ? 'changes the connection' : 'changes where the link goes'
  return `${title} (${effect})`
}

/** Whether a code is of a specification of connection strings, which lead programs to servers and are no links. */
function isOfConnection(code: string): boolean {
  return specs.some(({ id, schemes }) => schemes !== undefined && code.startsWith(`${id}/`))
}
