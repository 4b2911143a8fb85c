import { pageOfSource } from '../resolve/look-up.ts'
import type { SiteFacts } from '../resolve/site-facts.ts'

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
    const { holds, linksStartFrom } = this.#site.profile
    if (holds !== 'sources') return [this.source]
    return linksStartFrom.map(start => (start === 'source' ? this.source : this.page))
  }

  /** Paths from which links resolve as they do on the page, by its address. */
  get routed(): readonly string[] {
    const { routes, profile } = this.#site
    const addresses = routes?.addressesOf(this.#path) ?? []
    if (profile.sectionsAreFiles) return addresses
    return addresses.flatMap(address => [address, `${address}/index.html`])
  }

  get source(): string {
    return this.#content === '' ? this.#path : this.#path.slice(this.#content.length + 1)
  }

  /** A path from which links resolve as they do on the page of this source, by its path. */
  get page(): string {
    const page = pageOfSource(this.#site.profile, this.source)
    return page.endsWith('/') ? `${page}index.html` : page
  }
}
