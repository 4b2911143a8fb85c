import type { DocumentFacts } from '../facts/document-facts.ts'
import type { Anchors } from '../anchors/anchors.ts'
import { encodePath } from '../resolve/address.ts'
import type { RewrittenUse } from './moved-links.ts'
import { namedPageIn } from './named-page.ts'
import type { SiteIndex } from './site-index.ts'

/**
 * Returns the links to rewrite when an id or heading of a document is renamed and nothing else
 * changes. `facts` are the facts of the document after the change. Null if places were added or
 * removed, or if the anchors are unknown.
 */
export function renamedAnchors(
  index: SiteIndex,
  path: string,
  facts: DocumentFacts,
): readonly RewrittenUse[] | null {
  const before = index.site.anchorsOf(path)
  if (before === null || facts.structure === null) return null
  const after = index.siteOf(index.listing, other =>
    other === path ? facts.structure : (index.factsOf(other)?.structure ?? null),
  )
  const anchors = after.anchorsOf(path)
  if (anchors === null) return null
  const placesBefore = startsOf(before)
  const placesAfter = startsOf(anchors)
  if (placesBefore.length !== placesAfter.length) return null
  const written: RewrittenUse[] = []
  for (const { path: from, use, resolution } of index.referrersOf({ path })) {
    const span = resolution.anchor === null ? undefined : before.places.get(resolution.anchor)
    const named = namedPageIn(use.text, index.site.profile)
    const isTemplate = named === null && use.holes.length > 0
    if (span === undefined || resolution.anchor === null || isTemplate) continue
    const place = placesAfter[placesBefore.indexOf(span.start)]
    if (anchors.places.get(resolution.anchor)?.start === place) continue
    const name = nameAt(anchors, place)
    const hash = use.text.indexOf('#')
    if (name === undefined || hash === -1) continue
    const directive = /:~:.*$/s.exec(use.text)?.[0] ?? ''
    const text =
      named?.write(named.name, name) ?? use.text.slice(0, hash + 1) + encodePath(name) + directive
    const own = from === path ? facts : index.factsOf(from)
    const link = { ...use, text, base: own?.base ?? null }
    const now = after.document(from, own?.structure).resolve(link)
    if (
      now.state === 'exists' &&
      now.anchor !== null &&
      anchors.places.get(now.anchor)?.start === place
    )
      written.push({ path: from, use, text })
  }
  return written
}

/** Returns the start offsets of all places, in document order. */
function startsOf({ places }: Anchors): readonly number[] {
  return [...new Set(Array.from(places.values(), ({ start }) => start))].sort((a, b) => a - b)
}

/** Returns the best name of a place, preferably one that is offered. */
function nameAt({ places, offered }: Anchors, place: number | undefined): string | undefined {
  const names = [...places].filter(([, { start }]) => start === place).map(([name]) => name)
  return names.find(name => offered.includes(name)) ?? names[0]
}
