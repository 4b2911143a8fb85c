import type { Span } from '@hreflint/core'
import type { Answers } from '../resolve/answers.ts'
import type { ReferenceIssue, Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import type { DocumentFacts, Use } from './document-facts.ts'
import { spanOfUse } from './use-span.ts'

/** A link and its resolution. */
export interface ResolvedUse {
  readonly use: Use
  readonly resolution: Resolution
}

/** A link with an issue. `span` is where the issue is in the document. */
export interface BrokenUse extends ResolvedUse, ReferenceIssue {
  readonly span: Span
}

/**
 * Resolves the links of a document, in document order.
 *
 * @param answers Records what the results depend on besides the facts.
 */
export function resolveFacts(
  site: Site,
  path: string,
  { uses, base, structure }: DocumentFacts,
  answers?: Answers,
): readonly ResolvedUse[] {
  const document = site.document(path, structure, answers)
  return uses.map(use => {
    const resolution = document.resolve({ ...use, base, start: use.span.start })
    // Candidates, and whether another version says the same, are part of the result but are computed
    // lazily: reading them records what they depend on.
    const { issue } = resolution
    if (answers !== undefined && issue !== null) {
      void issue.issue.params.candidates
      document.isInNewerVersion(use, issue)
    }
    return { use, resolution }
  })
}

/** Returns the links that have an issue. */
export function brokenUses(resolved: Iterable<ResolvedUse>): readonly BrokenUse[] {
  const broken: BrokenUse[] = []
  for (const { use, resolution } of resolved) {
    const { issue } = resolution
    if (issue === null) continue
    broken.push({ use, resolution, ...issue, span: spanOfUse(use, issue.issue.span) })
  }
  return broken
}
