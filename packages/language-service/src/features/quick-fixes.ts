import type { Span, TextEdit } from '@hreflint/core'
import type { Finding } from '@hreflint/linter'

/** A change that a person can choose at a place. */
export interface Action {
  readonly title: string
  /** The finding that it repairs, if it is one. */
  readonly finding?: Finding
  readonly isPreferred: boolean
  readonly edits: readonly TextEdit[]
}

/** The findings that touch a span; a finding between two characters is touched by both. */
export function findingsAt(findings: readonly Finding[], place: Span): readonly Finding[] {
  return findings.filter(({ span }) => span.start <= place.end && place.start <= span.end)
}

/** Every fix of every finding at a place; those of one finding with the best first. */
export function quickFixes(findings: readonly Finding[], place: Span): readonly Action[] {
  const actions: Action[] = []
  const seen = new Set<string>()
  for (const finding of findingsAt(findings, place)) {
    finding.fixes.forEach((fix, index) => {
      const identity = JSON.stringify(fix.edits)
      if (seen.has(identity)) return
      seen.add(identity)
      actions.push({
        title: fix.safety === 'keeps-url' ? fix.title : `${fix.title} (changes the URL)`,
        finding,
        isPreferred: index === 0 && fix.safety === 'keeps-url',
        edits: fix.edits,
      })
    })
  }
  return actions
}
