import type { SiteFacts } from '../site-facts.ts'
import { type AnchorFate, fateOfAnchor } from './past-anchors.ts'
import type { AnchoredText } from './sections.ts'

type PastSite = Pick<SiteFacts, 'anchorsOf' | 'anchorsBefore' | 'fateOf' | 'pagesIn' | 'textOf'>

/**
 * Returns what became of an anchor of a document, in it or in another one to which its section has gone. Null if no earlier
 * version has it.
 *
 * @param path The document, from the root.
 * @param now The document as it is.
 */
export function followedAnchor(
  name: string,
  path: string,
  now: AnchoredText,
  site: PastSite,
): AnchorFate | null {
  const fate = fateOfAnchor(name, now, site.anchorsBefore(path), ({ id }) =>
    site.pagesIn(id).filter(page => page.path !== path),
  )
  if (fate === null || fate.movedTo === null || fate.now === null) return fate
  const found = placeNow(fate.movedTo, fate.now, site)
  return { ...fate, now: found?.name ?? null, movedTo: found?.path ?? null }
}

/** Returns where an anchor of an earlier document is now; null if it is gone. A section that moves twice is not followed again. */
function placeNow(
  before: string,
  name: string,
  site: PastSite,
): { readonly path: string; readonly name: string } | null {
  const fate = site.anchorsOf(before) === null ? site.fateOf(before) : null
  if (fate?.isDeleted === true) return null
  const path = fate?.path ?? before
  const anchors = site.anchorsOf(path)
  if (anchors === null) return null
  if (anchors.offered.includes(name)) return { path, name }
  const now = { anchors, text: site.textOf(path) ?? '' }
  const renamed = fateOfAnchor(name, now, site.anchorsBefore(path), () => [])?.now ?? null
  return renamed === null ? null : { path, name: renamed }
}
