import type { DocumentStructure } from '@hreflint/documents'
import type { ReferredSite } from '@hreflint/linter'
import {
  type DocumentFacts,
  type Resolution,
  Site,
  type SiteOptions,
  unknown,
} from '@hreflint/references'
import { KnownFolders } from './known-folders.ts'
import type { FileSystem } from '../runtime.ts'

interface Needs {
  readonly root: string
  readonly files: FileSystem
  readonly options: Omit<SiteOptions, 'listing' | 'structureOf'>
  /** Returns the facts of a document; null for a file whose language has none. */
  readonly read: (path: string, text: string) => DocumentFacts | null
}

/** A site of which only what links ask for is read. Until then, the link is unknown. */
export class PartialSite implements ReferredSite {
  readonly #needs: Needs
  readonly #facts = new Map<string, DocumentFacts | null>()
  #folders: KnownFolders
  #site: Site
  #reading = 0

  constructor(needs: Needs) {
    this.#needs = needs
    this.#folders = new KnownFolders(needs.files)
    this.#site = this.#siteOfKnown()
  }

  get profile(): Site['profile'] {
    return this.#needs.options.profile
  }

  document(
    path: string,
    own: DocumentStructure | null = null,
  ): ReturnType<ReferredSite['document']> {
    const document = this.#site.document(path, own)
    return {
      resolve: link => {
        const resolution = document.resolve(link)
        // Candidates are computed when they are read, and ask for more.
        if (this.#isKnown) void resolution.issue?.issue.params.candidates
        return this.#isKnown ? resolution : notRead
      },
      isInNewerVersion: (link, issue) => {
        const isIn = document.isInNewerVersion(link, issue)
        // Nothing is said of what may be said elsewhere.
        return isIn || !this.#isKnown
      },
      judgeText: text => {
        const issues = document.judgeText(text)
        return this.#isKnown ? issues : []
      },
    }
  }

  /** Whether a link has asked for a folder or document that was not read yet. */
  get hasUnknown(): boolean {
    return this.#folders.hasUnknown
  }

  /** Reads what links have asked for. */
  async read(): Promise<void> {
    this.#reading += 1
    try {
      await this.#folders.read()
      this.#site = this.#siteOfKnown()
    } finally {
      this.#reading -= 1
    }
  }

  /** Forgets what was read, because files have changed. */
  forget(): void {
    this.#folders = new KnownFolders(this.#needs.files)
    this.#facts.clear()
    this.#site = this.#siteOfKnown()
  }

  /** While files are read, results that links share may be made of what was not known yet. */
  get #isKnown(): boolean {
    return this.#reading === 0 && !this.hasUnknown
  }

  #siteOfKnown(): Site {
    const { root, options } = this.#needs
    const listing = this.#folders.listingOf(root)
    return new Site({
      ...options,
      listing,
      structureOf: path => this.#factsOf(path)?.structure ?? null,
      factsOf: path => this.#factsOf(path),
    })
  }

  #factsOf(path: string): DocumentFacts | null {
    const known = this.#facts.get(path)
    if (known !== undefined) return known
    const folders = this.#folders
    const text = folders.textOf(folders.resolve(this.#needs.root, path))
    if (text === null) return null
    const facts = this.#needs.read(path, text)
    this.#facts.set(path, facts)
    return facts
  }
}

const notRead: Resolution = unknown('outside the site')
