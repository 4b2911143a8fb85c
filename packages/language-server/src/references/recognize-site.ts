import { findProfile, type Profile, profiles } from '@hreflint/references/profiles'
import type { FileSystem } from '../runtime.ts'

/** The root of a site and its profile. */
export interface RecognizedSite {
  /** URI without a slash at the end. */
  readonly root: string
  readonly profile: Profile
}

/** Recognizes the sites around files as the command line does, by the names in folders. */
export class SiteRecognizer {
  readonly #files: FileSystem
  readonly #byFolder = new Map<string, Promise<readonly RecognizedSite[]>>()

  constructor(files: FileSystem) {
    this.#files = files
  }

  /** Returns the sites around a folder, innermost first. Looks no higher than the repository. */
  around(folder: string): Promise<readonly RecognizedSite[]> {
    let sites = this.#byFolder.get(folder)
    if (sites === undefined) {
      sites = this.#look(folder)
      this.#byFolder.set(folder, sites)
    }
    return sites
  }

  async #look(folder: string): Promise<readonly RecognizedSite[]> {
    const entries = await this.#files.list(folder)
    const names = [...(entries?.keys() ?? [])]
    const isRepository = names.includes('.git')
    const slash = folder.lastIndexOf('/')
    const isTop = !/^[a-z][a-z\d+.-]*:\/\/[^/]*\/./i.test(folder)
    const above = isRepository || isTop ? [] : await this.around(folder.slice(0, slash))
    const shown = await this.#profileOf(folder, names)
    const forge = isRepository ? await this.#forgeOf(folder) : null
    return [
      ...(shown === null ? [] : [{ root: folder, profile: shown }]),
      ...above,
      ...(forge === null ? [] : [{ root: folder, profile: forge }]),
    ]
  }

  async #profileOf(folder: string, names: readonly string[]): Promise<Profile | null> {
    const inside = async (below: string): Promise<readonly string[]> =>
      [...((await this.#files.list(`${folder}/${below}`))?.keys() ?? [])].map(
        name => `${below}/${name}`,
      )
    const paths = [
      ...names,
      ...(names.includes('.vitepress') ? await inside('.vitepress') : []),
      ...(names.some(name => name.startsWith('astro.config.'))
        ? await inside('src/content/docs')
        : []),
    ]
    return (
      profiles.find(({ shownBy }) => shownBy !== null && paths.some(path => shownBy.test(path))) ??
      null
    )
  }

  /**
   * Returns the profile of the forge that shows a repository, by the URL that it was cloned from;
   * null for other hosts.
   */
  async #forgeOf(folder: string): Promise<Profile | null> {
    const text = (await this.#files.readText(`${folder}/.git/config`)) ?? ''
    const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? ''
    const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? ''
    const forge = /(?:^|[/@.])(github|gitlab)\./.exec(url)?.[1]
    return forge === undefined ? null : findProfile(forge)
  }
}
