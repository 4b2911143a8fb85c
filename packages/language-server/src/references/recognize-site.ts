import { findProfile, type Profile, profiles } from '@hreflint/references/profiles'
import type { FileSystem } from '../runtime.ts'

/** A folder that is the root of a site. */
export interface RecognizedSite {
  /** Without a slash at its end. */
  readonly root: string
  readonly profile: Profile
}

/** Recognizes the sites that files are part of as the command line does, from the names in folders. */
export class SiteRecognizer {
  readonly #files: FileSystem
  readonly #byFolder = new Map<string, Promise<readonly RecognizedSite[]>>()

  constructor(files: FileSystem) {
    this.#files = files
  }

  /** The sites around a folder, the innermost first, up to the repository. */
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

  /** The forge that shows a repository, by the address that it was cloned from. */
  async #forgeOf(folder: string): Promise<Profile | null> {
    const text = (await this.#files.readText(`${folder}/.git/config`)) ?? ''
    const section = /^\[remote "origin"\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? ''
    const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? ''
    const forge = /(?:^|[/@.])(github|gitlab)\./.exec(url)?.[1]
    return forge === undefined ? null : findProfile(forge)
  }
}
