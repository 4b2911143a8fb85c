import { dirname, relative, sep } from 'node:path'
import { findProfile, holdsFile, isDocument, type Listing, withOptions } from '../profiles.ts'
import { FolderListing } from './folder-listing.ts'
import { optionsIn } from './options-in.ts'
import { pathFrom } from './path-from.ts'
import { pathsIn, type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
import type { SitePlan } from './site-plan.ts'

/** What settings say of the site of a file. */
export interface SiteSettings {
  readonly references: 'off' | 'files' | 'fragments' | null
  readonly siteUrl: string | null
  readonly profile: string | null
  readonly generated: readonly string[]
}

/** The folder that the setting `root` names for a file. */
export interface ConfiguredRoot {
  /** Absolute. */
  readonly folder: string
  /** Whether the site of files that no generator is recognized for is this folder. */
  readonly isOfPlainFiles: boolean
}

export interface SitePlannerOptions {
  readonly cwd: string
  /** Folders that someone has named: the root of what nothing else says more about. */
  readonly folders: readonly string[]
}

/** Finds the site that each file is part of. Asks the file system about a folder once. */
export class SitePlanner {
  readonly #options: SitePlannerOptions
  readonly #recognizer = new SiteRecognizer()
  readonly #listings = new Map<string, Listing>()
  readonly #plans = new Map<string, SitePlan>()

  constructor(options: SitePlannerOptions) {
    this.#options = options
  }

  /** The site of a file; null where references are off, or nothing says which site it is part of. */
  planFor(
    path: string,
    { references, siteUrl, profile, generated }: SiteSettings,
    languageId: string,
    configured: ConfiguredRoot,
  ): SitePlan | null {
    if (references === 'off') return null
    const isAsked = references !== null || profile !== null
    const site =
      profile === null
        ? (this.#recognized(path, languageId) ??
          (isAsked ? this.#plain(path, languageId, configured) : null))
        : configuredSite(configured.folder, profile)
    if (site === null || !isDocument(site.profile, pathFrom(site.root, path))) return null
    return this.#shared({
      root: site.root,
      name: pathFrom(this.#options.cwd, site.root),
      profile: site.profile.id,
      options: site.options,
      siteUrl:
        (site.root === configured.folder || profile !== null ? siteUrl : null) ??
        site.options.siteUrl ??
        null,
      fragments: references !== 'files',
      generated,
      because: site.because,
    })
  }

  /** The innermost site that holds the file; what a forge shows is Markdown. */
  #recognized(path: string, languageId: string): RecognizedSite | null {
    for (const site of this.#recognizer.around(dirname(path))) {
      if (site.profile.holds === 'repository' && languageId !== 'markdown') continue
      if (this.#holds(site, path)) return site
    }
    return null
  }

  #holds({ root, profile }: RecognizedSite, path: string): boolean {
    let listing = this.#listings.get(root)
    if (listing === undefined) {
      listing = new FolderListing(root)
      this.#listings.set(root, listing)
    }
    return holdsFile(listing, profile, pathFrom(root, path))
  }

  /** Files of which nothing is known but that references are wanted. */
  #plain(path: string, languageId: string, configured: ConfiguredRoot): RecognizedSite {
    const { folders, cwd } = this.#options
    const named = folders.find(candidate => candidate !== path && isWithin(path, candidate))
    const root = configured.isOfPlainFiles ? configured.folder : (named ?? cwd)
    return {
      root: isWithin(path, root) ? root : dirname(path),
      // Whoever reads Markdown that nothing makes pages of reads it on a forge, or as a forge shows it.
      profile: findProfile(languageId === 'markdown' ? 'github' : 'files'),
      because: 'the setting "references"',
      options: {},
    }
  }

  /** Equal plans are one object, which is a key in each worker. */
  #shared(plan: SitePlan): SitePlan {
    const key = JSON.stringify(plan)
    const known = this.#plans.get(key)
    if (known !== undefined) return known
    this.#plans.set(key, plan)
    return plan
  }
}

function isWithin(path: string, folder: string): boolean {
  const from = relative(folder, path)
  return from !== '..' && !from.startsWith(`..${sep}`)
}

function configuredSite(root: string, id: string): RecognizedSite {
  const options = optionsIn(root, id, pathsIn(root)) ?? {}
  const profile = withOptions(findProfile(id), options)
  return { root, profile, because: 'the setting "profile"', options }
}
