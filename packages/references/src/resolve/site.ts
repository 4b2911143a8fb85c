import {
  type DocumentStructure,
  type LinkRelation,
  languageOf,
  type NoIndex,
} from '@hreflint/documents'
import { type Anchors, anchorsOf } from '../anchors/anchors.ts'
import { detachedStructure } from '../anchors/detached-structure.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { contentOf } from '../generators/contract/contents.ts'
import type { Profile } from '../generators/contract/profile.ts'
import type { Routes } from '../generators/contract/routes.ts'
import { unknownTreeAround } from '../generators/forge/for-forge.ts'
import type { OwnRepository } from '../generators/forge/resolve-shown.ts'
import { type IgnoreFile, ignoreFileIn, ignoringFolders } from '../listing/ignore-files.ts'
import type { Listing } from '../listing/listing.ts'
import { VersionedDocument } from '../pages/versions/versioned-document.ts'
import { RobotsRules } from '../pages/robots/robots-rules.ts'
import type { RedirectRule } from '../redirects/redirect-rule.ts'
import { RedirectRules } from '../redirects/redirect-rules.ts'
import { SiteAddress } from './address.ts'
import { Answers } from './answers.ts'
import { AskedSite } from './asked-site.ts'
import { SharedResults } from './shared-results.ts'
import { SiteDocument } from './site-document.ts'
import type { SiteFacts } from './site-facts.ts'
import type { Fate, PastCommit } from './suggestions/fate.ts'
import type { PastAnchors, PastPage } from './suggestions/past-anchors.ts'

export interface SiteOptions {
  readonly listing: Listing
  readonly profile: Profile
  /** URL of the root; null if it is unknown. */
  readonly siteUrl?: string | null | undefined
  /** Whether fragments are resolved as well. Default: true. */
  readonly fragments?: boolean | undefined
  /**
   * Whether a build makes a file. The path is from the root, as are the folders of ignore files, which are below the
   * root, innermost first.
   */
  readonly isGenerated?: ((path: string, ignoreFiles: readonly IgnoreFile[]) => boolean) | undefined
  /** Whether git tracks a file or anything in a folder; null if that is unknown. */
  readonly isTracked?: ((path: string) => boolean | null) | undefined
  /** Returns what became of a file or folder that is gone, by its path from the root; null if that is unknown. */
  readonly fateOf?: ((path: string) => Fate | null) | undefined
  /** Returns the earlier versions of a document, by its path from the root, newest first. Default: none is known. */
  readonly versionsOf?: ((path: string) => Iterable<PastVersion>) | undefined
  /** Returns the documents that a commit has changed, as it left them. Default: none is known. */
  readonly changedIn?: ((commit: string) => Iterable<PastDocument>) | undefined
  /** The repository that contains the site, if it is on a known forge. */
  readonly repository?: OwnRepository | null | undefined
  /** The rules in the redirect tables of the site, in order of precedence. */
  readonly redirects?: readonly RedirectRule[] | undefined
  /** The text of `robots.txt` in the root. */
  readonly robots?: string | null | undefined
  /**
   * Whether a fragment is known to exist in a file, whose path is from the root. If not, the
   * structure of the file is read. Default: nothing is known.
   */
  readonly isKnownToFind?: ((path: string, fragment: string) => boolean) | undefined
  /** Whether links that begin with a slash start at the root, although its URL may be unknown. Default: false. */
  readonly isServerRoot?: boolean | undefined
  /** Whether the documents are in no site, so that only what exists is known. Default: false. */
  readonly isAlone?: boolean | undefined
  /** Folders with pages of a site that is not recognized. Left out if a user says what the site is. */
  readonly unknownTrees?: readonly string[] | undefined
  /** Returns the text of a file, by its path from the root; null if it cannot be read. */
  readonly textOf?: ((path: string) => string | null) | undefined
  /** Returns the whole text of a file, if `textOf` returns only its start. */
  readonly wholeTextOf?: ((path: string) => string | null) | undefined
  /** Returns the structure of a document, by its path from the root; null if it cannot be read. */
  readonly structureOf?: ((path: string) => DocumentStructure | null) | undefined
  /** Returns the facts of a document, by its path from the root; null if it cannot be read. Default: none are known. */
  readonly factsOf?: ((path: string) => DocumentFacts | null) | undefined
}

/** An earlier version of a document. */
export interface PastVersion {
  readonly text: string
  readonly structure: DocumentStructure
  /** The commit that made it. */
  readonly commit: PastCommit
}

/** A document as a commit left it. */
export interface PastDocument extends Omit<PastVersion, 'commit'> {
  /** From the root of the site. */
  readonly path: string
}

/** What has been read of the earlier versions of a document. */
interface PastOfDocument {
  readonly all: PastAnchors[]
  readonly rest: Iterator<PastVersion>
}

/** A site. Resolves the links in its documents. */
export class Site implements SiteFacts {
  readonly listing: Listing
  readonly profile: Profile
  readonly address: SiteAddress
  readonly redirects: RedirectRules
  readonly robots: RobotsRules | null
  readonly #options: SiteOptions
  readonly #anchors = new Map<string, Anchors | null>()
  readonly #relations = new Map<string, readonly LinkRelation[] | null>()
  readonly #before = new Map<string, PastOfDocument>()
  readonly #pagesIn = new Map<string, readonly PastPage[]>()
  readonly #noIndex = new Map<string, NoIndex | null>()
  readonly #shared = new SharedResults()
  /** The structure that was last passed to `document`, with its path. */
  #own: OwnStructure | null = null
  #version: number | undefined
  #routes: Routes | null | undefined
  #routesVersion: number | undefined

  constructor(options: SiteOptions) {
    this.listing = options.listing
    this.profile = options.profile
    this.address = new SiteAddress(options.siteUrl ?? null)
    this.redirects = new RedirectRules(options.redirects ?? [])
    const { robots = null } = options
    // Crawlers read the file of the server only.
    const isOfServer = this.profile.holds === 'output' && this.address.basePath === '/'
    this.robots = robots !== null && isOfServer ? RobotsRules.read(robots) : null
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
  document(
    path: string,
    own: DocumentStructure | null = null,
    answers?: Answers,
  ): VersionedDocument {
    if (own !== null) {
      this.forget(path)
      this.#own = { path, structure: own, anchors: null }
    }
    const asked = answers === undefined ? this : new AskedSite(this, this.#results, answers)
    const contentIn = ({ listing }: SiteFacts, at: string) =>
      contentOf(listing, this.profile, at) ?? ''
    return new VersionedDocument(asked, path, contentIn(asked, path), other => {
      // A document of which only the links are known asks for nothing else in this run.
      const reading = new AskedSite(this, this.#results, answers ?? new Answers(), true)
      return new SiteDocument(reading, other, contentIn(reading, other))
    })
  }

  /** Forgets the structure of a document, so that it is read again when it is next needed. */
  forget(path: string): void {
    this.#anchors.delete(path)
    this.#relations.delete(path)
    this.#noIndex.delete(path)
    if (this.#own?.path === path) this.#own = null
  }

  /** Forgets resolutions that documents share, so that they are made again. */
  forgetShared(): void {
    this.#shared.clear()
    this.#routes = undefined
  }

  get wantsFragments(): boolean {
    return this.#options.fragments !== false
  }

  isGenerated(path: string): boolean {
    const { generatedFiles, generatedFolders } = this.profile
    return (
      generatedFiles.includes(path) ||
      generatedFolders.some(folder => `${path}/`.startsWith(`${folder}/`)) ||
      this.#options.isGenerated?.(path, this.#ignoreFilesAround(path)) === true
    )
  }

  #ignoreFilesAround(path: string): readonly IgnoreFile[] {
    return ignoringFolders(this.listing, path).flatMap(folder => {
      const text = this.#options.textOf?.(ignoreFileIn(folder)) ?? null
      return text === null ? [] : [{ folder, text }]
    })
  }

  get isServerRoot(): boolean {
    return this.address.isKnown || this.#options.isServerRoot === true
  }

  get isConfigured(): boolean {
    return !this.isAlone && this.#options.unknownTrees === undefined
  }

  get isAlone(): boolean {
    return this.#options.isAlone === true
  }

  isOfUnknownSite(path: string): boolean {
    return this.isAlone || unknownTreeAround(this.#options.unknownTrees ?? [], path) !== undefined
  }

  get routes(): Routes | null {
    const { version } = this.listing
    const { textOf } = this.#options
    const { routes, parts } = this.profile
    if (this.#routes === undefined || version !== this.#routesVersion) {
      this.#routesVersion = version
      this.#routes =
        routes === null || textOf === undefined
          ? null
          : routes({ listing: this.listing, textOf }, parts)
    }
    return this.#routes
  }

  get repository(): OwnRepository | null {
    return this.#options.repository ?? null
  }

  isTracked(path: string): boolean | null {
    return this.#options.isTracked?.(path) ?? null
  }

  fateOf(path: string): Fate | null {
    return this.#options.fateOf?.(path) ?? null
  }

  textOf(path: string): string | null {
    const { textOf, wholeTextOf = textOf } = this.#options
    return wholeTextOf?.(path) ?? null
  }

  relationsOf(path: string): readonly LinkRelation[] | null {
    if (this.#own?.path === path) return this.#own.structure.relations
    if (!this.#relations.has(path)) this.#read(path)
    return this.#relations.get(path) ?? null
  }

  noIndexOf(path: string): NoIndex | null {
    if (this.#own?.path === path) return this.#own.structure.noIndex
    let found = this.#noIndex.get(path)
    if (found === undefined) {
      // A sitemap lists every page, so that keeping their anchors would take much memory.
      found = this.#options.structureOf?.(path)?.noIndex ?? null
      this.#noIndex.set(path, found)
    }
    return found
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

  factsOf(path: string): DocumentFacts | null {
    return this.#options.factsOf?.(path) ?? null
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

  *anchorsBefore(path: string): Generator<PastAnchors> {
    const { versionsOf } = this.#options
    if (versionsOf === undefined) return
    let known = this.#before.get(path)
    if (known === undefined) {
      known = { all: [], rest: versionsOf(path)[Symbol.iterator]() }
      this.#before.set(path, known)
    }
    // Many links may miss an anchor of the same file.
    for (let index = 0; ; index += 1) {
      if (index === known.all.length) {
        const { done, value } = known.rest.next()
        if (done === true) return
        const { text, structure, commit } = value
        known.all.push({ text, anchors: anchorsOf(structure, this.profile), commit })
      }
      const version = known.all[index]
      if (version !== undefined) yield version
    }
  }

  pagesIn(commit: string): readonly PastPage[] {
    let known = this.#pagesIn.get(commit)
    if (known === undefined) {
      const documents = [...(this.#options.changedIn?.(commit) ?? [])]
      known = documents.map(({ path, text, structure }) => {
        return { path, text, anchors: anchorsOf(structure, this.profile) }
      })
      this.#pagesIn.set(commit, known)
    }
    return known
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
