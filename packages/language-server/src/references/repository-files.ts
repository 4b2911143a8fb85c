import { languageOf, locateDocument } from '@hreflint/documents'
import { findProfile, type OwnRepository, Site, unknown } from '@hreflint/references'
import { findRepository, type FoundRepository } from '@hreflint/references/plan'
import type { FileSystem } from '../runtime.ts'
import { KnownFolders } from './known-folders.ts'

/**
 * The files of the repository around a site, which links on its forge show. Only what a link asks
 * for is read. Until then, the link is unknown.
 */
export class RepositoryFiles {
  readonly #files: FileSystem
  readonly #found: FoundRepository
  #folders: KnownFolders
  #site: Site

  private constructor(files: FileSystem, found: FoundRepository) {
    this.#files = files
    this.#found = found
    this.#folders = new KnownFolders(files)
    this.#site = this.#siteOfKnown()
  }

  /** Returns the repository around a folder; null if it is not on a known forge. */
  static async around(root: string, files: FileSystem): Promise<RepositoryFiles | null> {
    const folders = new KnownFolders(files)
    const found = await folders.whenKnown(() => findRepository(folders, root))
    return found === null ? null : new RepositoryFiles(files, found)
  }

  /** What a site needs to know of its repository. */
  get own(): OwnRepository {
    const document: OwnRepository['site']['document'] = path => ({
      resolve: link => {
        const resolution = this.#site.document(path).resolve(link)
        return this.hasUnknown ? unknown('outside the site') : resolution
      },
    })
    return { repository: this.#found, site: { document } }
  }

  /** Whether a link has asked for a folder or document that was not read yet. */
  get hasUnknown(): boolean {
    return this.#folders.hasUnknown
  }

  /** Reads what links have asked for. */
  async read(): Promise<void> {
    await this.#folders.read()
    this.#site = this.#siteOfKnown()
  }

  /** Forgets what was read, because files of the repository changed. */
  forget(): void {
    this.#folders = new KnownFolders(this.#files)
    this.#site = this.#siteOfKnown()
  }

  #siteOfKnown(): Site {
    const { root, forge } = this.#found
    const folders = this.#folders
    return new Site({
      listing: folders.listingOf(root),
      profile: findProfile(forge),
      structureOf: path => {
        const language = languageOf(path)
        const text = language === null ? null : folders.textOf(folders.resolve(root, path))
        if (language === null || text === null) return null
        return locateDocument(text, language, { structure: true }).structure ?? null
      },
    })
  }
}
