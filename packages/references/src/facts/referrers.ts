import type { ResolvedUse } from './resolve-facts.ts'

/** A link and the document that contains it. */
export interface Referrer extends ResolvedUse {
  /** Path of the document that contains the link. */
  readonly path: string
}

/** A target of links: a file, or a name in it that fragments find. */
export interface ReferredPlace {
  readonly path: string
  /** A name in `Anchors.places`. If it is left out, all links to the file match. */
  readonly anchor?: string | undefined
}

/**
 * Returns the links that lead to a place. `documents` gives the resolved links of each document.
 */
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
