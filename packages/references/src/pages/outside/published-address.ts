import { nearNames } from '@hreflint/core/internal'
import { findEntry } from '../../listing/find-entry.ts'
import type { Listing } from '../../listing/listing.ts'
import { roughLinksIn } from '../rough-links.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'

/**
 * Whether an address in a repository is one of a site: it begins with a folder that the repository does
 * not have, not even under a similar name. Only a forge has addresses of Markdown and of programs.
 */
export function isOfPublishedSite(listing: Listing, path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  const names = listing.entriesOf('')
  if (names === null || names.has(first) || !published.test(path)) return false
  if (rest.length === 0 && /\.\w+$/.test(first)) return false
  return nearNames(first, names.keys(), 1).length === 0
}

/** The number of addresses of nothing in a `README` that cannot be mistakes only. */
const enough = 3

/** Matches the address of a page below a folder: `/docs/guide`, `/docs/guide/`. */
const addressOfPage = /^\/[^./]+(?:\/[^./]+)+\/?$/

/** How many addresses of nothing there are for each that is a path of the repository, on a page of a site. */
const ratio = 4

/**
 * Whether a link in a `README` is the address of a page, because the `README` is the source of one as well: several of its
 * links are addresses of pages that no source in the repository shows, and hardly any is a path.
 */
export function isReadOnSite(site: SiteFacts, path: string, text: string): boolean {
  if (/^[^?#]*\./.test(text)) return false
  return site.shared('read on a site', path, path, () => {
    const links = [...roughLinksIn(site.textOf(path) ?? '')].filter(link =>
      addressOfPage.test(link),
    )
    const isOfNothing = (link: string) => {
      const target = link.replace(/^\/|\/$/g, '')
      return findEntry(site.listing, target).kind === 'missing' && !isPageOf(site.listing, target)
    }
    const ofNothing = links.filter(isOfNothing).length
    return ofNothing >= enough && ofNothing >= ratio * (links.length - ofNothing)
  })
}

/**
 * Whether a link leads to the page that RDoc makes of a file of a Ruby library: `files/a/README.md`, which has
 * the whole path from the root.
 */
export function isOfRdoc(listing: Listing, text: string): boolean {
  const path = /^files\/([^?#]+\.(?:rdoc|md))(?:[?#]|$)/.exec(text)?.[1]
  const names = [...(listing.entriesOf('')?.keys() ?? [])]
  const isLibrary = names.some(name => /^Rakefile$|\.gemspec$/.test(name))
  return isLibrary && path !== undefined && findEntry(listing, path).kind === 'file'
}

/** Whether a path is the address that a generator would give to a source, as `docs/a` for `docs/a.mdx`. */
export function isPageOf(listing: Listing, path: string): boolean {
  const ends = ['.mdx', '.md', '/index.mdx', '/index.md']
  return ends.some(end => findEntry(listing, path + end).kind === 'file')
}

/** Matches a path without an ending, or with one of a file that sites have. */
const published =
  /(?:^|\/)[^./]*$|\.(?:html?|png|jpe?g|gif|svg|webp|avif|ico|css|js|json|xml|txt|pdf|zip|mp4|webm)$/i
