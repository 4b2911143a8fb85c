import { type DocumentStructure, type LinkRelation, languageOf } from '@hreflint/documents'
import { type Anchors, anchorsOf } from '../anchors/anchors.ts'
import { detachedStructure } from '../anchors/detached-structure.ts'
import type { OwnRepository } from '../profiles/forge/resolve-shown.ts'
import type { Listing } from '../listing/listing.ts'
import type { Profile } from '../profiles/profile.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { RedirectRules } from '../redirects/redirect-rules.ts'
import { SiteAddress } from './address.ts'
import type { Answers } from './answers.ts'
import { AskedSite } from './asked-site.ts'
import { contentOf } from '../profiles/contents.ts'
import { SharedResults } from './shared-results.ts'
import { SiteDocument } from './site-document.ts'
import type { SiteFacts } from './site-facts.ts'

export interface SiteOptions {
  readonly listing: Listing
  readonly profile: Profile
  /** URL of the root; null if it is unknown. */
  readonly siteUrl?: string | null | undefined
  /** Whether fragments are resolved as well. Default: true. */
  readonly fragments?: boolean | undefined
  /** Whether a build makes a file. The path is from the root. */
  readonly isGenerated?: ((path: string) => boolean) | undefined
  /** Whether git tracks a file or anything in a folder; null if that is unknown. */
  readonly isTracked?: ((path: string) => boolean | null) | undefined
  /** The repository that contains the site, if it is on a known forge. */
  readonly repository?: OwnRepository | null | undefined
  /** The rules in the redirect tables of the site, in order of precedence. */
  readonly redirects?: readonly RedirectRule[] | undefined
  /**
   * Whether a fragment is known to exist in a file, whose path is from the root. If not, the
   * structure of the file is read. Default: nothing is known.
   */
  readonly isKnownToFind?: ((path: string, fragment: string) => boolean) | undefined
  /** Returns the structure of a document, by its path from the root; null if it cannot be read. */
  readonly structureOf?: ((path: string) => DocumentStructure | null) | undefined
}

/** A site. Resolves the links in its documents. */
export class Site implements SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly redirects: RedirectRules
  readonly #options: SiteOptions
  readonly #anchors = new Map<string, Anchors | null>()
  readonly #relations = new Map<string, readonly LinkRelation[] | null>()
  readonly #shared = new SharedResults()
  /** The structure that was last passed to `document`, with its path. */
  #own: OwnStructure | null = null
  #version: number | undefined

  constructor(options: SiteOptions) {
    this.listing = options.listing
    this.profile = options.profile
    this.address = new SiteAddress(options.siteUrl ?? null)
    this.redirects = new RedirectRules(options.redirects ?? [])
    this.#options = options
  }

  /** Whether a document with this path is part of the site. */
  holds(path: string): boolean {
    return contentOf(this.listing, this.profile, path) !== null
  }

  /**
   * Returns a document, which resolves its links.
   *
   * @param own Its structure, if it is already known.
   * @param answers Records what its links depend on.
   */
  document(path: string, own: DocumentStructure | null = null, answers?: Answers): SiteDocument {
    if (own !== null) {
      this.forget(path)
      this.#own = { path, structure: own, anchors: null }
    }
    const asked = answers === undefined ? this : new AskedSite(this, this.#results, answers)
    return new SiteDocument(asked, path, contentOf(asked.listing, this.profile, path) ?? '')
  }

  /** Forgets the structure of a document, so that it is read again when it is next needed. */
  forget(path: string): void {
    this.#anchors.delete(path)
    this.#relations.delete(path)
    if (this.#own?.path === path) this.#own = null
  }

  /** Forgets resolutions that documents share, so that they are made again. */
  forgetShared(): void {
    this.#shared.clear()
  }

  get wantsFragments(): boolean {
    return this.#options.fragments !== false
  }

  isGenerated(path: string): boolean {
    const { generatedFiles, generatedFolders } = this.profile
    return (
      generatedFiles.includes(path) ||
      generatedFolders.some(folder => `${path}/`.startsWith(`${folder}/`)) ||
      this.#options.isGenerated?.(path) === true
    )
  }

  get repository(): OwnRepository | null {
    return this.#options.repository ?? null
  }

  isTracked(path: string): boolean | null {
    return this.#options.isTracked?.(path) ?? null
  }

  relationsOf(path: string): readonly LinkRelation[] | null {
    if (this.#own?.path === path) return this.#own.structure.relations
    if (!this.#relations.has(path)) this.#read(path)
    return this.#relations.get(path) ?? null
  }

  languageOf(path: string): string | null {
    return languageOf(path)
  }

  isKnownToFind(path: string, fragment: string): boolean {
    return this.#options.isKnownToFind?.(path, fragment) === true
  }

  shared<Value, Subject>(
    group: string,
    key: string,
    subject: Subject,
    workOut: (subject: Subject) => Value,
    mayShare?: (value: Value) => boolean,
  ): Value {
    return this.#results.get(group, key, subject, workOut, mayShare)
  }

  /** The shared results. A change of the listing clears them. */
  get #results(): SharedResults {
    const { version } = this.listing
    if (version !== this.#version) this.#shared.clear()
    this.#version = version
    return this.#shared
  }

  /** Returns the anchors of a file; null if they are unknown. */
  anchorsOf(path: string): Anchors | null {
    if (this.#own?.path === path) {
      this.#own.anchors ??= anchorsOf(this.#own.structure, this.profile)
      return this.#own.anchors
    }
    if (!this.#anchors.has(path)) this.#read(path)
    return this.#anchors.get(path) ?? null
  }

  #read(path: string): void {
    const structure = this.#options.structureOf?.(path) ?? null
    const kept = structure === null ? null : detachedStructure(structure)
    this.#anchors.set(path, kept === null ? null : anchorsOf(kept, this.profile))
    this.#relations.set(path, kept?.relations ?? null)
  }
}

/**
 * The structure of a document whose links are being resolved. Never cached, because it keeps the
 * text of the document in memory.
 */
interface OwnStructure {
  readonly path: string
  readonly structure: DocumentStructure
  anchors: Anchors | null
}
