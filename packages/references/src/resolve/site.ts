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
  /**
   * Whether a fragment is known to find its element in a file, by its path from the root; where it is not,
   * the structure of the file is asked for. Default: nothing is known.
   */
  readonly isKnownToFind?: ((path: string, fragment: string) => boolean) | undefined
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
  readonly #shared = new SharedResults()
  readonly #languages = new Map<string, string | null>()
  /** The structure that is at hand, that of the last document. */
  #own: OwnStructure | null = null
  #version: number | undefined

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
      this.forget(path)
      this.#own = { path, structure: own, anchors: null }
    }
    const asked = answers === undefined ? this : new AskedSite(this, this.#results, answers)
    return new SiteDocument(asked, path, contentOf(asked.listing, this.profile, path) ?? '')
  }

  /** Asks for the structure of a document anew when it is next needed. */
  forget(path: string): void {
    this.#anchors.delete(path)
    this.#relations.delete(path)
    if (this.#own?.path === path) this.#own = null
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
    if (this.#own?.path === path) return this.#own.structure.relations
    if (!this.#relations.has(path)) this.#read(path)
    return this.#relations.get(path) ?? null
  }

  languageOf(path: string): string | null {
    let language = this.#languages.get(path)
    if (language === undefined) {
      language = languageOf(path)
      this.#languages.set(path, language)
    }
    return language
  }

  isKnownToFind(path: string, fragment: string): boolean {
    return this.#options.isKnownToFind?.(path, fragment) === true
  }

  shared<Value>(
    group: string,
    key: string,
    workOut: () => Value,
    mayShare: (value: Value) => boolean,
  ): Value {
    return this.#results.get(group, key, workOut, mayShare)
  }

  /** Of a listing that has changed, nothing is known any more. */
  get #results(): SharedResults {
    const { version } = this.listing
    if (version !== this.#version) this.#shared.clear()
    this.#version = version
    return this.#shared
  }

  /** The anchors of a file; null if they cannot be known. */
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

/** What is at hand of a document whose links are resolved. Not kept: it holds the text of the document. */
interface OwnStructure {
  readonly path: string
  readonly structure: DocumentStructure
  anchors: Anchors | null
}
