import type { LinkRelation } from '@hreflint/documents'
import type { Anchors } from '../anchors/anchors.ts'
import type { OwnRepository } from '../profiles/forge/resolve-shown.ts'
import type { Listing } from '../listing/listing.ts'
import type { Profile } from '../profiles/profile.ts'
import type { RedirectRules } from '../redirects/redirect-rules.ts'
import type { SiteAddress } from './address.ts'

/** What a document has to know of its site. */
export interface SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly wantsFragments: boolean
  /** The rules of all tables. */
  readonly redirects: RedirectRules
  /** The repository that the site is part of; null if that is not known. */
  readonly repository: OwnRepository | null
  isGenerated(path: string): boolean
  /** The language of a file by its name; null if it is not known. */
  languageOf(path: string): string | null
  /** Whether git tracks a file or anything in a folder; null where that is not known. */
  isTracked(path: string): boolean | null
  /** The link elements of a file; null if they cannot be known. */
  relationsOf(path: string): readonly LinkRelation[] | null
  /** The anchors of a file; null if they cannot be known. */
  anchorsOf(path: string): Anchors | null
  /** Whether a fragment is known to find its element, so that the anchors need not be looked at. */
  isKnownToFind(path: string, fragment: string): boolean
  /**
   * What is the same for all documents: what was worked out under the key before, or is now. Keys of one group
   * are told apart from those of others.
   */
  shared<Value>(
    group: string,
    key: string,
    workOut: () => Value,
    mayShare: (value: Value) => boolean,
  ): Value
}
