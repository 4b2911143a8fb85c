import { dirname, relative, sep } from 'node:path'
import { findProfile, holdsFile, isDocument, type Listing, withOptions } from '../profiles.ts'
import { FolderListing } from './folder-listing.ts'
import { optionsIn } from './options-in.ts'
import { pathFrom } from './path-from.ts'
import { pathsIn, type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
import type { SitePlan } from './site-plan.ts'

/** The settings that apply to the site of a file. */
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
  /** Whether this folder is the site of files for which no generator is recognized. */
  readonly isOfPlainFiles: boolean
}

export interface SitePlannerOptions {
  readonly cwd: string
  /** Folders that the user has named. They serve as roots if nothing else determines the site. */
  readonly folders: readonly string[]
}

/** Finds the site of each file. Looks each folder up only once. */
export class SitePlanner {
  readonly #options: SitePlannerOptions
  readonly #recognizer = new SiteRecognizer()
  readonly #listings = new Map<string, Listing>()
  readonly #plans = new Map<string, SitePlan>()

  constructor(options: SitePlannerOptions) {
    this.#options = options
  }

  /** Returns the site of a file; null if references are off or its site is unknown. */
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

  /**
   * Returns the innermost site that contains the file. A repository on a forge counts only for
   * Markdown.
   */
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

  /** Returns a site for a file that is in no recognized site although references are turned on. */
  #plain(path: string, languageId: string, configured: ConfiguredRoot): RecognizedSite {
    const { folders, cwd } = this.#options
    const named = folders.find(candidate => candidate !== path && isWithin(path, candidate))
    const root = configured.isOfPlainFiles ? configured.folder : (named ?? cwd)
    return {
      root: isWithin(path, root) ? root : dirname(path),
      // Markdown that no generator turns into pages is read on a forge, or as a forge shows it.
      profile: findProfile(languageId === 'markdown' ? 'github' : 'files'),
      because: 'the setting "references"',
      options: {},
    }
  }

  /** Returns the same object for equal plans, because workers use it as a key. */
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
