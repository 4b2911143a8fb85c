import { findEntry } from '../listing/find-entry.ts'
import { type Link, purposeOf } from '../resolve/link.ts'
import { startOf } from '../resolve/address.ts'
import { exists, type Resolution, unknown } from '../resolve/resolution.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'

/**
 * What a link of a component comes to: only what begins at the root leads to the same target from each page. A picture of
 * a Vue component is the exception: its compiler looks for it beside the component.
 *
 * @param resolve What the link would come to in a page.
 */
export function resolveInComponent(
  link: Link,
  path: string,
  { address, listing, profile }: SiteFacts,
  resolve: () => Resolution,
): Resolution {
  if (startOf(link.text) !== 'relative') {
    const resolution = resolve()
    // Where no generator is known, neither is what it serves from the root.
    const isSure = profile.holds === 'sources' || resolution.state === 'exists'
    if (!isSure) return unknown('generated')
    return profile.holds === 'sources' ? resolution : { ...resolution, issue: null }
  }
  const purpose = purposeOf(link.site)
  const isAsset = purpose === 'image' || purpose === 'media'
  if (!isAsset || !path.endsWith('.vue') || !/^\.{1,2}\//.test(link.text)) {
    return unknown('generated')
  }
  const at = address.pathOf(link.text, path, null, link.encoding)
  const entry = at.kind === 'on site' ? findEntry(listing, at.path) : null
  return entry?.kind === 'file' ? exists(entry.path) : unknown('generated')
}
