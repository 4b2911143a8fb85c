import type { GeneratorOptions } from '../generators/contract/options.ts'
import { withOptions } from '../generators/contract/options.ts'
import { readRemote } from '../generators/forge/repository-address.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { profiles } from '../generators/index.ts'
import { fromAbove, levelsAbove, placesOfGenerators } from './beside-root.ts'
import { builtSiteAt } from './built-site.ts'
import { remoteOf } from './find-repository.ts'
import type { Folders } from './folders.ts'
import { isOfGenerator, optionsIn } from './options-in.ts'

/** The root of a site and the profile of the generator, server or forge that shows it. */
export interface RecognizedSite {
  readonly root: string
  readonly profile: Profile
  readonly because: string
  /** The options in the configuration of its generator. */
  readonly options: GeneratorOptions
  /** Whether only running its configuration would tell where its pages are. */
  readonly isUnknown?: boolean
  /** Whether the site counts only if references are turned on, not by being recognized. */
  readonly isForAsked?: boolean
}

/** Recognizes the sites around files by the names in their folders and in the folders above. */
export class SiteRecognizer {
  readonly #folders: Folders
  readonly #byFolder = new Map<string, readonly RecognizedSite[]>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Returns the sites around a folder, innermost first. Looks no higher than the repository. */
  around(folder: string): readonly RecognizedSite[] {
    let sites = this.#byFolder.get(folder)
    if (sites === undefined) {
      sites = this.#look(folder)
      this.#byFolder.set(folder, sites)
    }
    return sites
  }

  #look(folder: string): readonly RecognizedSite[] {
    const folders = this.#folders
    const found = siteAt(folders, folder)
    const isOwn = found !== null && levelsAbove(found.options) === 0
    // Settings of another language beside it tell more than those that inherit from there.
    const own =
      isOwn && found.isUnknown !== true
        ? found
        : (siteBelow(folders, folder) ?? translationAt(folders, folder) ?? (isOwn ? found : null))
    const isRepository = folders.namesIn(folder).includes('.git')
    const parent = isRepository ? null : folders.parentOf(folder)
    const above = parent === null ? [] : this.around(parent)
    const forge = isRepository ? forgeOf(folders, folder) : null
    const built = builtSiteAt(folders, folder, above, root => pathsIn(folders, root))
    const isOther = own !== null && (isCopied(folders, own, above) || isOfPages(own, above))
    const shown = isOther ? null : own
    return [
      ...(shown === null ? [] : [withAddressOf(built, shown)]),
      ...(built === null ? [] : [built]),
      ...above,
      ...(forge === null ? [] : [forge]),
    ]
  }
}

/** Returns a site of pages with the address that its generator gives them. */
function withAddressOf(built: RecognizedSite | null, own: RecognizedSite): RecognizedSite {
  return built?.profile.id === own.profile.id ? { ...own, options: built.options } : own
}

/**
 * Whether a folder only looks like a site because a generator copies its files into its own site.
 */
function isCopied(
  folders: Folders,
  { root, profile }: RecognizedSite,
  above: readonly RecognizedSite[],
): boolean {
  return (
    profile.holds === 'output' &&
    above.some(site => site.profile.statics.includes(folders.relative(site.root, root)))
  )
}

/** Whether a folder of notes is where a generator takes its pages from. */
function isOfPages({ profile }: RecognizedSite, above: readonly RecognizedSite[]): boolean {
  return profile.isOnlyNotes === true && above.some(site => site.profile.holds === 'sources')
}

function siteAt(folders: Folders, folder: string): RecognizedSite | null {
  const names = pathsIn(folders, folder)
  for (const profile of profiles) {
    const { shownBy } = profile
    const because = shownBy === null ? undefined : names.find(name => shownBy.test(name))
    if (because === undefined || !profile.isRoot(names)) continue
    if (!isOfGenerator(folders, folder, profile, names)) continue
    const options = optionsIn(folders, folder, profile, names)
    if (options === null) return { root: folder, profile, because, options: {}, isUnknown: true }
    return { root: folder, profile: withOptions(profile, options), because, options }
  }
  return null
}

/** Returns a site whose generator is in a folder below, and makes pages from folders beside that. */
function siteBelow(folders: Folders, folder: string): RecognizedSite | null {
  const names = new Set(folders.namesIn(folder))
  for (const below of placesOfGenerators) {
    const [first = '', ...rest] = below.split('/')
    if (!names.has(first)) continue
    const site = siteAt(folders, folders.resolve(folder, below))
    if (site === null || levelsAbove(site.options) !== rest.length + 1) continue
    const options = fromAbove(site.profile, site.options, below)
    const profile = withOptions(site.profile, options)
    return { root: folder, profile, because: `${below}/${site.because}`, options }
  }
  return null
}

const languageName = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i

/**
 * Returns a site of translations whose settings are in the folder of another language beside it, from which it takes
 * the pages that are not translated.
 */
function translationAt(folders: Folders, folder: string): RecognizedSite | null {
  const parent = folders.parentOf(folder)
  const own = parent === null ? '' : folders.relative(parent, folder)
  if (parent === null || !languageName.test(own)) return null
  for (const name of folders.namesIn(parent)) {
    if (name === own || !languageName.test(name)) continue
    const site = siteAt(folders, folders.resolve(parent, name))
    const [content = '', ...others] = site?.profile.contents ?? []
    if (site === null || site.isUnknown === true || content === '' || others.length > 0) continue
    if (site.profile.holds !== 'sources' || site.profile.parts.length > 0) continue
    const hasContent = folders.namesIn(folders.resolve(folder, content)).length > 0
    if (!hasContent || levelsAbove(site.options) > 0) continue
    const {
      siteUrl: _address,
      contents = [],
      ...options
    } = fromAbove(site.profile, site.options, name)
    const all = { ...options, contents: [`${own}/${content}`, ...contents] }
    const profile = withOptions(site.profile, all)
    return { root: parent, profile, because: `${name}/${site.because}`, options: all }
  }
  return null
}

/** The folders in which a generator is looked for besides its root. */
const looksInto = [...new Set(profiles.flatMap(profile => profile.looksInto))]

/** Returns the names in a folder and the paths in the subfolders that identify a generator. */
export function pathsIn(folders: Folders, folder: string): readonly string[] {
  const names = folders.namesIn(folder)
  const inside = (below: string) =>
    folders.namesIn(folders.resolve(folder, below)).map(name => `${below}/${name}`)
  const known = new Set(names)
  const below = looksInto.filter(path => known.has(path.slice(0, (path + '/').indexOf('/'))))
  return [...names, ...below.flatMap(inside)]
}

/**
 * Returns the forge site of a repository, by the URL that it was cloned from; null for other hosts.
 */
function forgeOf(folders: Folders, root: string): RecognizedSite | null {
  const remote = remoteOf(folders, root)
  const id = readRemote(remote)?.forge
  const profile = profiles.find(candidate => candidate.id === id)
  const shown = remote.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1')
  if (profile === undefined) return null
  const isPublished = folders.namesIn(root).some(name => /^\.gitbook\.ya?ml$/.test(name))
  const options: GeneratorOptions = isPublished ? { slugger: 'gitbook' } : {}
  return { root, profile, because: `.git/config (${shown})`, options }
}
