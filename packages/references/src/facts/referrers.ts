import type { ResolvedUse } from './resolve-facts.ts'

/** A link of a document. */
export interface Referrer extends ResolvedUse {
  /** Path of the document that has it. */
  readonly path: string
}

/** What links may lead to: a file, or one of the names that fragments find in it. */
export interface ReferredPlace {
  readonly path: string
  /** One of `Anchors.places`; all links to the file if it is left out. */
  readonly anchor?: string | undefined
}

/** The links that lead to a place, among the resolved links of documents by their paths. */
export function referrersOf(
  { path, anchor }: ReferredPlace,
  documents: Iterable<readonly [path: string, links: Iterable<ResolvedUse>]>,
): readonly Referrer[] {
  const referrers: Referrer[] = []
  for (const [from, links] of documents) {
    for (const { use, resolution } of links) {
      if (resolution.target !== path) continue
      if (anchor === undefined || resolution.anchor === anchor) {
        referrers.push({ path: from, use, resolution })
      }
    }
  }
  return referrers
}
