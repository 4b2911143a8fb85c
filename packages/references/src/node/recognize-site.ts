import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type GeneratorOptions,
  type Profile,
  profiles,
  readRemote,
  withOptions,
} from '../profiles.ts'
import { optionsIn } from './options-in.ts'
import { pathFrom } from './path-from.ts'
import { remoteOf } from './find-repository.ts'

/** The root of a site and the profile of the generator, server or forge that shows it. */
export interface RecognizedSite {
  readonly root: string
  readonly profile: Profile
  readonly because: string
  /** The options in the configuration of its generator. */
  readonly options: GeneratorOptions
}

/** Recognizes the sites around files by the names in their folders and in the folders above. */
export class SiteRecognizer {
  readonly #byFolder = new Map<string, readonly RecognizedSite[]>()

  /** Returns the sites around a folder, innermost first. Looks no higher than the repository. */
  around(folder: string): readonly RecognizedSite[] {
    let sites = this.#byFolder.get(folder)
    if (sites === undefined) {
      const own = siteAt(folder)
      const isEnd = existsSync(join(folder, '.git')) || dirname(folder) === folder
      const above = isEnd ? [] : this.around(dirname(folder))
      sites = own === null || isCopied(own, above) ? above : [own, ...above]
      if (existsSync(join(folder, '.git'))) {
        const forge = forgeOf(folder)
        if (forge !== null) sites = [...sites, forge]
      }
      this.#byFolder.set(folder, sites)
    }
    return sites
  }
}

/**
 * Whether a folder only looks like a site because a generator copies its files into its own site.
 */
function isCopied({ root, profile }: RecognizedSite, above: readonly RecognizedSite[]): boolean {
  return (
    profile.holds === 'output' &&
    above.some(site => site.profile.statics.includes(pathFrom(site.root, root)))
  )
}

function siteAt(folder: string): RecognizedSite | null {
  const names = pathsIn(folder)
  for (const profile of profiles) {
    const { shownBy } = profile
    const because = shownBy === null ? undefined : names.find(name => shownBy.test(name))
    if (because === undefined) continue
    const options = optionsIn(folder, profile.id, names)
    if (options === null) return null
    return { root: folder, profile: withOptions(profile, options), because, options }
  }
  return null
}

/** Returns the names in a folder and the paths in the subfolders that identify a generator. */
export function pathsIn(folder: string): readonly string[] {
  const names = namesIn(folder)
  return [
    ...names,
    ...(names.includes('.vitepress') ? inside(folder, '.vitepress') : []),
    ...(names.some(name => name.startsWith('astro.config.'))
      ? inside(folder, 'src/content/docs')
      : []),
  ]
}

function inside(folder: string, below: string): readonly string[] {
  return namesIn(join(folder, below)).map(name => `${below}/${name}`)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

/**
 * Returns the forge site of a repository, by the URL that it was cloned from; null for other hosts.
 */
function forgeOf(root: string): RecognizedSite | null {
  const remote = remoteOf(root)
  const id = readRemote(remote)?.forge
  const profile = profiles.find(candidate => candidate.id === id)
  const shown = remote.replace(/^([a-z+]+:\/\/)[^/@]*@/i, '$1')
  return profile === undefined
    ? null
    : { root, profile, because: `.git/config (${shown})`, options: {} }
}
