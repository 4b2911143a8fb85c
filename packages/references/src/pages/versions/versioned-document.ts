import type { Use } from '../../facts/document-facts.ts'
import type { Link } from '../../resolve/link.ts'
import type { ReferenceIssue } from '../../resolve/resolution.ts'
import { SiteDocument } from '../../resolve/site-document.ts'
import type { SiteFacts } from '../../resolve/site-facts.ts'
import { type NewerPath, newerVersions } from './newer-versions.ts'

/** A newer version of a document. */
interface NewerVersion {
  readonly document: SiteDocument
  readonly uses: ReadonlyMap<string, readonly Link[]>
}

/** A document that may be in the folder of a version. */
export class VersionedDocument extends SiteDocument {
  readonly #site: SiteFacts
  readonly #open: (path: string) => SiteDocument
  readonly #newer = new Map<string, NewerVersion | null>()
  #paths: readonly NewerPath[] | undefined

  /** @param open Returns another document of the site, which looks every fragment up. */
  constructor(
    site: SiteFacts,
    path: string,
    content: string,
    open: (path: string) => SiteDocument,
  ) {
    super(site, path, content)
    this.#site = site
    this.#open = open
  }

  /**
   * Whether a newer version of the document has the same link, or the one to the same place there, with the same issue. Who mends that one decides about
   * the copies too.
   */
  isInNewerVersion({ text }: Pick<Link, 'text'>, { issue }: ReferenceIssue): boolean {
    const { listing, profile } = this.#site
    this.#paths ??= newerVersions(listing, profile.parts, this.path)
    return this.#paths.some(({ path, renamed }) => {
      const { document, uses } = this.#versionAt(path) ?? {}
      const links = [...new Set([text, renamed(text)])].flatMap(each => uses?.get(each) ?? [])
      return links.some(link => document?.resolve(link).issue?.issue.code === issue.code)
    })
  }

  #versionAt(path: string): NewerVersion | null {
    let version = this.#newer.get(path)
    if (version === undefined) {
      const facts = this.#site.factsOf(path)
      version =
        facts === null ? null : { document: this.#open(path), uses: byText(facts.uses, facts.base) }
      this.#newer.set(path, version)
    }
    return version
  }
}

function byText(uses: readonly Use[], base: string | null): NewerVersion['uses'] {
  const links = new Map<string, Link[]>()
  for (const use of uses) {
    const link = { ...use, base, start: use.span.start }
    const known = links.get(use.text)
    if (known === undefined) links.set(use.text, [link])
    else known.push(link)
  }
  return links
}
