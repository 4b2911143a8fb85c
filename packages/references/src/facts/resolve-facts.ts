import type { Span } from '@hreflint/core'
import type { Answers } from '../resolve/answers.ts'
import type { ReferenceIssue, Resolution } from '../resolve/resolution.ts'
import type { Site } from '../resolve/site.ts'
import type { DocumentFacts, Use } from './document-facts.ts'
import { spanOfUse } from './use-span.ts'

/** A link and what it comes to. */
export interface ResolvedUse {
  readonly use: Use
  readonly resolution: Resolution
}

/** Something to say about a link, and the characters of its document that it is about. */
export interface BrokenUse extends ResolvedUse, ReferenceIssue {
  readonly span: Span
}

/**
 * What the links of a document come to, in document order.
 *
 * @param answers Is told what that depended on beside the facts.
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
    // Proposals are part of the result, and are worked out when they are asked for.
    if (answers !== undefined) void resolution.issue?.issue.params.candidates
    return { use, resolution }
  })
}

/** The links that there is something to say about. */
export function brokenUses(resolved: Iterable<ResolvedUse>): readonly BrokenUse[] {
  const broken: BrokenUse[] = []
  for (const { use, resolution } of resolved) {
    const { issue } = resolution
    if (issue === null) continue
    broken.push({ use, resolution, ...issue, span: spanOfUse(use, issue.issue.span) })
  }
  return broken
}
