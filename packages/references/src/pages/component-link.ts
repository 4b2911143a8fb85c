import { findEntry } from '../listing/find-entry.ts'
import { type Link, purposeOf } from '../resolve/link.ts'
import { startOf } from '../resolve/address.ts'
import { exists, type Resolution, unknown } from '../resolve/resolution.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'

/**
 * Resolves a link in a component. Pages at different addresses use the component, so only URLs that
 * do not depend on the page have one target. The exception is a relative path to a picture or media
 * file in a Vue component, which the compiler looks for beside the component.
 *
 * @param resolve Resolves the link as if it were in a page.
 */
export function resolveInComponent(
  link: Link,
  path: string,
  { address, listing, profile }: SiteFacts,
  resolve: () => Resolution,
): Resolution {
  if (startOf(link.text) !== 'relative') {
    const resolution = resolve()
    // Without a known generator, it is unknown what is served from the root.
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
