import { contentOf, copiedFrom } from '../generators/contract/contents.ts'
import { joinPath } from '../listing/listing.ts'
import { pageOfSource } from '../resolve/look-up.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'

/** Returns the paths, from its content folder, that relative links of a document may start from. */
export function linkStartsOf(
  site: Pick<SiteFacts, 'listing' | 'profile' | 'routes'>,
  path: string,
): readonly string[] {
  return new LinkStarts(site, path, contentOf(site.listing, site.profile, path) ?? '').all
}

/** The paths that the relative links of a document may start from. */
export class LinkStarts {
  readonly #site: Pick<SiteFacts, 'profile' | 'routes'>
  readonly #path: string
  readonly #content: string

  constructor(site: Pick<SiteFacts, 'profile' | 'routes'>, path: string, content: string) {
    this.#site = site
    this.#path = path
    this.#content = content
  }

  /** Paths from the content folder, in order of precedence. */
  get all(): readonly string[] {
    const { holds, linksStartFrom, isGuess } = this.#site.profile
    if (holds !== 'sources' || this.isCopied) return [this.source]
    const starts = linksStartFrom.map(start => (start === 'source' ? this.source : this.page))
    // The address of a page may end in a slash.
    return isGuess === true ? [...starts, joinPath(this.page, 'index.html')] : starts
  }

  /** Paths from which links resolve as they do on the page, by its address. */
  get routed(): readonly string[] {
    const { routes, profile } = this.#site
    const addresses = routes?.addressesOf(this.#path) ?? []
    if (profile.sectionsAreFiles) return addresses
    return addresses.flatMap(address => [address, `${address}/index.html`])
  }

  /** Whether the document is a page that is served as it is. */
  get isCopied(): boolean {
    return copiedFrom(this.#site.profile, this.#path) !== null
  }

  get source(): string {
    return this.#content === '' ? this.#path : this.#path.slice(this.#content.length + 1)
  }

  /** A path from which links resolve as they do on the page of this source, by its path. */
  get page(): string {
    if (this.isCopied) return this.source
    const page = pageOfSource(this.#site.profile, this.source)
    return page.endsWith('/') ? `${page}index.html` : page
  }
}
