import { dirname, relative, resolve, sep } from 'node:path'
import type { Config } from '@hreflint/linter'
import { contentOf, findProfile, isDocument, type Listing } from '@hreflint/references/profiles'
import type { ConfigFinder } from '../config/config-finder.ts'
import { FolderListing } from './folder-listing.ts'
import { pathFrom } from './path-from.ts'
import { type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
import type { SitePlan } from './site-plan.ts'

export interface SiteFinderOptions {
  readonly cwd: string
  readonly configs: ConfigFinder
  /** Folders that the command line names: the root of what nothing else says more about. */
  readonly folders: readonly string[]
}

/** Finds the site that each file is part of. */
export class SiteFinder {
  readonly #options: SiteFinderOptions
  readonly #recognizer = new SiteRecognizer()
  readonly #listings = new Map<string, Listing>()
  readonly #plans = new Map<string, SitePlan>()

  constructor(options: SiteFinderOptions) {
    this.#options = options
  }

  /** The site of a file; null where references are off, or nothing says which site it is part of. */
  async planFor(path: string, config: Config, languageId: string): Promise<SitePlan | null> {
    const { references, profile, generated } = config
    if (references === 'off') return null
    const isAsked = references !== null || profile !== null
    const site =
      profile === null
        ? (this.#recognized(path, languageId) ??
          (isAsked ? await this.#plain(path, languageId) : null))
        : await this.#configured(path, profile)
    if (site === null || !isDocument(site.profile, pathFrom(site.root, path))) return null
    const root = await this.#configuredRoot(path)
    const siteUrl = site.root === root || profile !== null ? config.siteUrl : null
    return this.#shared({
      root: site.root,
      profile: site.profile.id,
      siteUrl,
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
    return contentOf(listing, profile, pathFrom(root, path)) !== null
  }

  async #configured(path: string, id: string): Promise<RecognizedSite> {
    const root = await this.#configuredRoot(path)
    return { root, profile: findProfile(id), because: 'the setting "profile"' }
  }

  /** Files of which nothing is known but that references are wanted. */
  async #plain(path: string, languageId: string): Promise<RecognizedSite> {
    const { folders, configs, cwd } = this.#options
    const { folder, config } = await configs.loadedFor(dirname(path))
    const named = folders.find(candidate => candidate !== path && isWithin(path, candidate))
    const hasConfig = config.references !== null || config.siteUrl !== null
    const root = hasConfig ? resolve(folder, config.root) : (named ?? cwd)
    return {
      root: isWithin(path, root) ? root : dirname(path),
      // Whoever reads Markdown that nothing makes pages of reads it on a forge, or as a forge shows it.
      profile: findProfile(languageId === 'markdown' ? 'github' : 'files'),
      because: 'the setting "references"',
    }
  }

  async #configuredRoot(path: string): Promise<string> {
    const { configs } = this.#options
    const loaded = await configs.loadedFor(dirname(path))
    return resolve(loaded.folder, configs.completed(loaded).root)
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
