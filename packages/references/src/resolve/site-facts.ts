import type { LinkRelation, NoIndex } from '@hreflint/documents'
import type { Anchors } from '../anchors/anchors.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import type { Profile } from '../generators/contract/profile.ts'
import type { RobotsRules } from '../pages/robots/robots-rules.ts'
import type { Routes } from '../generators/contract/routes.ts'
import type { OwnRepository } from '../generators/forge/resolve-shown.ts'
import type { Listing } from '../listing/listing.ts'
import type { RedirectRules } from '../redirects/redirect-rules.ts'
import type { SiteAddress } from './address.ts'
import type { Fate } from './suggestions/fate.ts'
import type { PastAnchors, PastPage } from './suggestions/past-anchors.ts'

/** What a document needs to know about its site. */
export interface SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly wantsFragments: boolean
  /** The rules of all tables. */
  readonly redirects: RedirectRules
  /** What crawlers may read; null if it is not known, or they may read everything. */
  readonly robots: RobotsRules | null
  /** The addresses of all pages; null if they are not known. */
  readonly routes: Routes | null
  /** The repository that contains the site; null if there is none or it is unknown. */
  readonly repository: OwnRepository | null
  /** Whether links that begin with a slash are known to start at the root, or where it is on its server. */
  readonly isServerRoot: boolean
  isGenerated(path: string): boolean
  /** Whether a user has said what the site is, and so wants to know of all links that find nothing. */
  readonly isConfigured: boolean
  /** Whether its documents are in no site: nothing is known but the files beside them, not even where a root is. */
  readonly isAlone: boolean
  /** Whether a document is a page of a site that is not recognized. */
  isOfUnknownSite(path: string): boolean
  /** Returns the language of a file by its name; null if it is unknown. */
  languageOf(path: string): string | null
  /** Whether git tracks a file or anything in a folder; null if that is unknown. */
  isTracked(path: string): boolean | null
  /** Returns what became of a file or folder that is gone; null if that is unknown. */
  fateOf(path: string): Fate | null
  /** Returns the text of a file, such as the manifest of a package; null if it cannot be read. */
  textOf(path: string): string | null
  /** Returns the link elements of a file; null if they are unknown. */
  relationsOf(path: string): readonly LinkRelation[] | null
  /** Returns where a page asks not to be listed; null if it does not, or that is unknown. */
  noIndexOf(path: string): NoIndex | null
  /** Returns the links of a document; null if they are unknown. */
  factsOf(path: string): Pick<DocumentFacts, 'uses' | 'base'> | null
  /** Returns the anchors of a file; null if they are unknown. */
  anchorsOf(path: string): Anchors | null
  /** Returns the anchors of the earlier versions of a file, newest first; none if they are unknown. */
  anchorsBefore(path: string): Iterable<PastAnchors>
  /** Returns the documents that a commit has changed, as it left them; none if they are unknown. */
  pagesIn(commit: string): readonly PastPage[]
  /** Whether a fragment is known to exist in a file, so that its anchors are not needed. */
  isKnownToFind(path: string, fragment: string): boolean
  /**
   * Returns a result that all documents share: the known one for the key, or one newly computed
   * from the subject. Each group has its own keys. Without `mayShare`, every result is shared.
   */
  shared<Value, Subject>(
    group: string,
    key: string,
    subject: Subject,
    workOut: (subject: Subject) => Value,
    mayShare?: (value: Value) => boolean,
  ): Value
}
