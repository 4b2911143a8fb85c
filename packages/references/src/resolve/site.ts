import type { DocumentStructure, LinkRelation } from '@hreflint/documents'
import { type Anchors, anchorsOf } from '../anchors/anchors.ts'
import type { OwnRepository } from '../forge/resolve-shown.ts'
import type { Listing } from '../listing/listing.ts'
import type { Profile } from '../profiles/profile.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { RedirectRules } from '../redirects/redirect-rules.ts'
import { SiteAddress } from './address.ts'
import { type Answers, AskedSite } from './answers.ts'
import { contentOf } from '../profiles/contents.ts'
import { SiteDocument } from './site-document.ts'
import type { SiteFacts } from './site-facts.ts'

export interface SiteOptions {
  readonly listing: Listing
  readonly profile: Profile
  /** Address of the root; null if it is not known. */
  readonly siteUrl?: string | null | undefined
  /** Whether fragments are resolved as well. Default: true. */
  readonly fragments?: boolean | undefined
  /** Whether a build makes the file with a path from the root. */
  readonly isGenerated?: ((path: string) => boolean) | undefined
  /** Whether git tracks a file or anything in a folder; null where that is not known. */
  readonly isTracked?: ((path: string) => boolean | null) | undefined
  /** The repository that the site is part of, where a forge shows it. */
  readonly repository?: OwnRepository | null | undefined
  /** What is written in the redirect tables of the site, those first that count first. */
  readonly redirects?: readonly RedirectRule[] | undefined
  /** The structure of a document by its path from the root; null if it cannot be read. */
  readonly structureOf?: ((path: string) => DocumentStructure | null) | undefined
}

/** A site, and what links in its documents come to. */
export class Site implements SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly redirects: RedirectRules
  readonly #options: SiteOptions
  readonly #anchors = new Map<string, Anchors | null>()
  readonly #relations = new Map<string, readonly LinkRelation[] | null>()

  constructor(options: SiteOptions) {
    this.listing = options.listing
    this.profile = options.profile
    this.address = new SiteAddress(options.siteUrl ?? null)
    this.redirects = new RedirectRules(options.redirects ?? [])
    this.#options = options
  }

  /** Whether a document with this path is one of the site's. */
  holds(path: string): boolean {
    return contentOf(this.listing, this.profile, path) !== null
  }

  /**
   * The links of one document.
   *
   * @param own Its structure, where it is at hand.
   * @param answers Is told what its links depend on.
   */
  document(path: string, own: DocumentStructure | null = null, answers?: Answers): SiteDocument {
    if (own !== null) {
      this.#anchors.set(path, anchorsOf(own, this.profile))
      this.#relations.set(path, own.relations)
    }
    const asked = answers === undefined ? this : new AskedSite(this, answers)
    return new SiteDocument(asked, path, contentOf(asked.listing, this.profile, path) ?? '')
  }

  /** Asks for the structure of a document anew when it is next needed. */
  forget(path: string): void {
    this.#anchors.delete(path)
    this.#relations.delete(path)
  }

  get wantsFragments(): boolean {
    return this.#options.fragments !== false
  }

  isGenerated(path: string): boolean {
    return this.#options.isGenerated?.(path) === true
  }

  get repository(): OwnRepository | null {
    return this.#options.repository ?? null
  }

  isTracked(path: string): boolean | null {
    return this.#options.isTracked?.(path) ?? null
  }

  relationsOf(path: string): readonly LinkRelation[] | null {
    if (!this.#relations.has(path)) this.#read(path)
    return this.#relations.get(path) ?? null
  }

  /** The anchors of a file; null if they cannot be known. */
  anchorsOf(path: string): Anchors | null {
    if (!this.#anchors.has(path)) this.#read(path)
    return this.#anchors.get(path) ?? null
  }

  #read(path: string): void {
    const structure = this.#options.structureOf?.(path) ?? null
    this.#anchors.set(path, structure === null ? null : anchorsOf(structure, this.profile))
    this.#relations.set(path, structure?.relations ?? null)
  }
}
