import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import type { Resolution, Site, SiteDocument, TableIssue } from '@hreflint/references'
import { baseOf, linkOf } from '@hreflint/references/links'

/** A site, as far as it resolves the links of documents. */
export interface ReferredSite extends Pick<Site, 'wantsFragments'> {
  document(...parameters: Parameters<Site['document']>): LinksOfDocument
}

type LinksOfDocument = Pick<SiteDocument, 'resolve' | 'judgeTable'>

/** Where a document is, and who counts what its links come to. */
export interface ReferenceOptions {
  readonly site: ReferredSite
  /** Path of the document from the root of the site. */
  readonly path: string
  /** Is told when the document is linted, which may be several times. */
  readonly onStart?: (() => void) | undefined
  /** Is told what came out for each link. */
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

  /** What a URL of the document comes to; null if it is no URL, or its base is not that of the document. */
  resolve(embedded: EmbeddedUrl): Resolution | null {
    const link = linkOf(embedded, this.#base)
    if (link === null) return null
    const resolution = this.#document.resolve(link)
    this.#onResolved?.(resolution)
    return resolution
  }

  /** What is to be said about the document itself, where it is a table of redirects. */
  entries(text: string): readonly TableIssue[] {
    return this.#document.judgeTable(text)
  }
}
