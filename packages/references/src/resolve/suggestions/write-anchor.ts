import { splitPath } from '../../listing/listing.ts'
import { encodePath } from '../address.ts'
import type { Link } from '../link.ts'
import type { Resolution } from '../resolution.ts'
import type { SiteFacts } from '../site-facts.ts'
import { pagePathsOf } from './page-paths.ts'
import type { Proposals } from './proposals.ts'

/** The document of a link, and the paths from which its relative links may start. */
export interface LinkPlace {
  readonly document: string
  readonly starts: readonly string[]
  readonly site: SiteFacts
  readonly proposals: Proposals
}

/**
 * Writes an anchor of another document in the style of a link, whose own target is `found`. Empty if no way to write it
 * leads there.
 */
export function writeAnchor(
  link: Link,
  found: Resolution,
  { path, name }: { readonly path: string; readonly name: string },
  { document, starts, site, proposals }: LinkPlace,
): string {
  // A link to its own document is written like one beside it.
  const own = link.text.startsWith('#') ? encodePath(splitPath(document)[1]) : ''
  const text = own + link.text.replace(/#.*$/s, `#${encodePath(name)}`)
  const before = pagePathsOf(site, found.target ?? document)
  const after = pagePathsOf(site, path)
  for (const start of starts) {
    const at = site.address.pathOf(link.text, start, link.base, link.encoding)
    const written = at.kind === 'on site' ? `${at.path}${at.hasSlash ? '/' : ''}` : ''
    const like = after[before.indexOf(written)]
    const all = like === undefined ? after : [like, ...after]
    const [best = ''] = proposals.write({ ...link, text }, start, all, path).split('\n')
    if (best !== '') return best
  }
  return ''
}
