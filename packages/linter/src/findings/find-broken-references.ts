import type { EmbeddedUrl, LocatedDocument } from '@hreflint/documents'
import type { IssueDefinition } from '@hreflint/core'
import type {
  Link,
  Profile,
  ReferenceIssue,
  Resolution,
  Site,
  TableIssue,
  VersionedDocument,
} from '@hreflint/references'
import { baseOf, linkOf } from '@hreflint/references/links'
import type { RelatedLine } from './finding.ts'
import { relatedLines } from './beside/related-line.ts'

/** A site, reduced to what resolving the links of documents needs. */
export interface ReferredSite {
  document(...parameters: Parameters<Site['document']>): LinksOfDocument
  readonly profile: Pick<Profile, 'definesLabels' | 'takesSpaces'>
}

type LinksOfDocument = Pick<VersionedDocument, 'resolve' | 'judgeText' | 'isInNewerVersion'>

/** The place of a document in a site, and callbacks that count the results. */
export interface ReferenceOptions {
  readonly site: ReferredSite
  /** Path of the document from the root of the site. */
  readonly path: string
  /** Called when the document is linted, which may be several times. */
  readonly onStart?: (() => void) | undefined
  /** Called with the result for each link. */
  readonly onResolved?: ((resolution: Resolution, link: Link) => void) | undefined
  /** Called with a result whose issue is not reported, once it was resolved. */
  readonly onLeftOut?: ((resolution: Resolution) => void) | undefined
  /** Returns the issue of the document as a page of the site, once its links are resolved. */
  readonly judgePage?: ((located: LocatedDocument) => IssueDefinition | null) | undefined
}

/** Resolves the links of one document. */
export class DocumentReferences {
  readonly #document: LinksOfDocument
  readonly #path: string
  readonly #base: string | null
  readonly #onResolved: ReferenceOptions['onResolved']
  readonly #onLeftOut: ReferenceOptions['onLeftOut']
  readonly #judgePage: () => IssueDefinition | null

  constructor(
    { site, path, onStart, onResolved, onLeftOut, judgePage }: ReferenceOptions,
    located: LocatedDocument,
  ) {
    onStart?.()
    this.#path = path
    this.#document = site.document(path, located.structure ?? null)
    this.#base = baseOf(located)
    this.#onResolved = onResolved
    this.#onLeftOut = onLeftOut
    this.#judgePage = () => judgePage?.(located) ?? null
  }

  /**
   * Resolves a URL of the document. Returns null if it is not a URL, or its base is not that of the
   * document.
   */
  resolve(embedded: EmbeddedUrl): Resolution | null {
    const link = linkOf(embedded, this.#base)
    if (link === null) return null
    const resolution = this.#document.resolve(link)
    this.#onResolved?.(resolution, link)
    return resolution
  }

  /** Returns the lines of other files that are the other half of an issue. */
  linesOf(issue: ReferenceIssue): readonly RelatedLine[] | undefined {
    return relatedLines(issue, this.#path)
  }

  /** Says that the issue of a result is not reported. */
  leaveOut(resolution: Resolution): void {
    this.#onLeftOut?.(resolution)
  }

  /** Whether a newer version of the document has the same broken link. */
  isInNewerVersion(link: EmbeddedUrl, issue: ReferenceIssue): boolean {
    return this.#document.isInNewerVersion(link, issue)
  }

  /** Returns the issue of the document as a page; null if there is none. */
  page(): IssueDefinition | null {
    return this.#judgePage()
  }

  /** Returns the issues of the document itself: of a table of redirects, or of a page. */
  entries(text: string): readonly TableIssue[] {
    return this.#document.judgeText(text)
  }
}
