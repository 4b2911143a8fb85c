import { percentDecodeUtf8 } from '@hreflint/core/internal'
import { findEntry } from '../../listing/find-entry.ts'
import { resolvePath, splitPath } from '../../listing/listing.ts'
import type { Link } from '../../resolve/link.ts'
import type { FoundSource, SourcePlace } from '../contract/profile.ts'

/**
 * Looks up a link as Mintlify does. The ending of a source does not matter: `a.md` finds `a.mdx`. A folder without a page of
 * its own shows its first page, if it is in the navigation. The site may be served below a path that no setting tells: `/docs/a`
 * may be `a.mdx`. Null for all other links.
 *
 * @param document Path of the document from the root of the site.
 */
export function findMintlifySource(
  { text, base }: Pick<Link, 'text' | 'base'>,
  document: string,
  { site: { listing } }: SourcePlace,
): FoundSource | null {
  const written = percentDecodeUtf8(/^[^?#]*/.exec(text)?.[0] ?? '')
  if (written === null || written === '' || base !== null) return null
  if (/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(written)) return null
  const start = written.startsWith('/') ? '' : splitPath(document)[0]
  const found = resolvePath(start, written.replace(/^\/|\/$/g, ''))
  if (found === null) return null
  const kindOf = (each: string) => findEntry(listing, each).kind
  const pageOf = (each: string) => ['mdx', 'md'].map(ending => `${each}.${ending}`).find(isFile)
  const isFile = (each: string) => kindOf(each) === 'file'
  if (/\.mdx?$/.test(found)) {
    const page = isFile(found) ? undefined : pageOf(found.replace(/\.mdx?$/, ''))
    return page === undefined ? null : { kind: 'page', target: page }
  }
  if (kindOf(found) === 'missing' && written.startsWith('/') && pageOf(found) === undefined) {
    const [first = '', ...rest] = found.split('/')
    const below = kindOf(first) === 'missing' ? rest.join('/') : ''
    const target = pageOf(below) ?? (below !== '' && kindOf(below) === 'folder' ? below : undefined)
    return target === undefined ? null : { kind: 'unsure', target }
  }
  if (kindOf(found) !== 'folder') return null
  const hasPage = [found, `${found}/index`].some(each => pageOf(each) !== undefined)
  return found === '' || hasPage ? null : { kind: 'unsure', target: found }
}
