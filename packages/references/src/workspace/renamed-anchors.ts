import type { Span } from '@hreflint/core'
import type { DocumentFacts, Use } from '../facts/document-facts.ts'
import type { Anchors } from '../anchors/anchors.ts'
import type { Profile } from '../generators/contract/profile.ts'
import type { RewrittenUse } from './moved-links.ts'
import type { SiteIndex } from './site-index.ts'
import { fragmentIn, templateIn, withText, writtenFragment } from './template-use.ts'

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
    const own = from === path ? facts : index.factsOf(from)
    const fragment = fragmentOf(use, own?.base ?? null, index.site.profile)
    if (span === undefined || resolution.anchor === null || fragment === null) continue
    const place = placesAfter[placesBefore.indexOf(span.start)]
    if (anchors.places.get(resolution.anchor)?.start === place) continue
    const name = nameAt(anchors, place)
    if (name === undefined) continue
    const directive = /:~:.*$/s.exec(use.text.slice(fragment.start, fragment.end))?.[0] ?? ''
    const base = own?.base ?? null
    const template = templateIn(use, { base }, index.site.profile)
    const link = {
      ...withText(use, fragment, writtenFragment(name, template) + directive),
      base,
    }
    const now = after.document(from, own?.structure).resolve(link)
    if (
      now.state === 'exists' &&
      now.anchor !== null &&
      anchors.places.get(now.anchor)?.start === place
    )
      written.push({ path: from, use, text: link.text })
  }
  return written
}

/** Returns the span of the fragment of a link. Null if there is none, or if a template fills it in. */
export function fragmentOf(use: Use, base: string | null, profile: Profile): Span | null {
  const template = templateIn(use, { base }, profile)
  if (template !== null) return fragmentIn(use.text, template)
  const hash = use.text.indexOf('#')
  return hash === -1 || use.holes.length > 0 ? null : { start: hash + 1, end: use.text.length }
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
