import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import type { Resolution, Site, SiteDocument, TableIssue } from '@hreflint/references'
import { baseOf, linkOf } from '@hreflint/references/links'

/** A site, reduced to what resolving the links of documents needs. */
export interface ReferredSite extends Pick<Site, 'wantsFragments'> {
  document(...parameters: Parameters<Site['document']>): LinksOfDocument
}

type LinksOfDocument = Pick<SiteDocument, 'resolve' | 'judgeTable'>

/** The place of a document in a site, and callbacks that count the results. */
export interface ReferenceOptions {
  readonly site: ReferredSite
  /** Path of the document from the root of the site. */
  readonly path: string
  /** Called when the document is linted, which may be several times. */
  readonly onStart?: (() => void) | undefined
  /** Called with the result for each link. */
  readonly onResolved?: ((resolution: Resolution) => void) | undefined
}

/** Resolves the links of one document. */
export class DocumentReferences {
  readonly #document: LinksOfDocument
  readonly #base: string | null
  readonly #onResolved: ReferenceOptions['onResolved']

  constructor({ site, path, onStart, onResolved }: ReferenceOptions, located: LocatedDocument) {
    onStart?.()
    this.#document = site.document(path, located.structure ?? null)
    this.#base = baseOf(located)
    this.#onResolved = onResolved
  }

  /**
   * Resolves a URL of the document. Returns null if it is not a URL, or its base is not that of the
   * document.
   */
  resolve(embedded: EmbeddedUrl): Resolution | null {
    const link = linkOf(embedded, this.#base)
    if (link === null) return null
    const resolution = this.#document.resolve(link)
    this.#onResolved?.(resolution)
    return resolution
  }

  /** Returns the issues of the document itself if it is a table of redirects. */
  entries(text: string): readonly TableIssue[] {
    return this.#document.judgeTable(text)
  }
}
