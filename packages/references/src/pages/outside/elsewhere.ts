import { startOf } from '../../resolve/address.ts'
import type { Link } from '../../resolve/link.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'

/**
 * Whether a path from the root of the server may lead out of the site, which may be served below a
 * path.
 */
export function mayBeElsewhere(
  { isServerRoot, profile, listing }: Pick<SiteFacts, 'isServerRoot' | 'profile' | 'listing'>,
  path: string,
  { text, base }: Pick<Link, 'text' | 'base'>,
): boolean {
  if (isServerRoot || profile.holds !== 'output') return false
  if (startOf(base ?? text) === 'relative' && startOf(text) === 'relative') return false
  // A folder without an index page is unlikely to be the root of a server.
  if (listing.entriesOf('')?.get('index.html') !== 'file') return true
  const [first = '', ...rest] = path.split('/')
  return rest.length === 0 ? !/\.\w+$/.test(first) : listing.entriesOf(first) === null
}
