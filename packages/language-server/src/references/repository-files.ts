import { languageOf, locateDocument } from '@hreflint/documents'
import { factsOf, findProfile, type OwnRepository } from '@hreflint/references'
import { findRepository, type FoundRepository, withModules } from '@hreflint/references/plan'
import type { FileSystem } from '../runtime.ts'
import { KnownFolders } from './known-folders.ts'
import { PartialSite } from './partial-site.ts'

/** The files of the repository around a site, which links on its forge show. */
export class RepositoryFiles extends PartialSite {
  /** What a site needs to know of its repository. */
  readonly own: OwnRepository

  private constructor(files: FileSystem, repository: FoundRepository, isWhole: boolean) {
    const { root, forge, absentModules } = repository
    const read = (path: string, text: string) => {
      const language = languageOf(path)
      if (language === null) return null
      return factsOf(locateDocument(text, language, { structure: true }), text)
    }
    const profile = withModules(findProfile(forge), absentModules)
    super({ root, files, options: { profile }, read })
    this.own = { repository, isWhole, site: this }
  }

  /** Returns the repository around a folder; null if it is not on a known forge. */
  static async around(root: string, files: FileSystem): Promise<RepositoryFiles | null> {
    const folders = new KnownFolders(files)
    const found = await folders.whenKnown(() => findRepository(folders, root))
    return found === null ? null : new RepositoryFiles(files, found, found.root === root)
  }
}
