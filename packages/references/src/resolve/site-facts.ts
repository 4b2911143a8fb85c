import type { LinkRelation } from '@hreflint/documents'
import type { Anchors } from '../anchors/anchors.ts'
import type { OwnRepository } from '../profiles/forge/resolve-shown.ts'
import type { Listing } from '../listing/listing.ts'
import type { Profile } from '../profiles/profile.ts'
import type { RedirectRules } from '../redirects/redirect-rules.ts'
import type { SiteAddress } from './address.ts'

/** What a document needs to know about its site. */
export interface SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly wantsFragments: boolean
  /** The rules of all tables. */
  readonly redirects: RedirectRules
  /** The repository that contains the site; null if there is none or it is unknown. */
  readonly repository: OwnRepository | null
  isGenerated(path: string): boolean
  /** Returns the language of a file by its name; null if it is unknown. */
  languageOf(path: string): string | null
  /** Whether git tracks a file or anything in a folder; null if that is unknown. */
  isTracked(path: string): boolean | null
  /** Returns the link elements of a file; null if they are unknown. */
  relationsOf(path: string): readonly LinkRelation[] | null
  /** Returns the anchors of a file; null if they are unknown. */
  anchorsOf(path: string): Anchors | null
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
