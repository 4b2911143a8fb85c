import type { Listing } from '../listing/listing.ts'
import { holdsFile, isDocument } from '../generators/contract/contents.ts'
import { isForForge, unknownTreeAround } from '../generators/forge/for-forge.ts'
import { type GeneratorOptions, withOptions } from '../generators/contract/options.ts'
import { findProfile } from '../generators/index.ts'
import { type Folders, isWithin } from './folders.ts'
import { gitIgnoreAround } from './find-repository.ts'
import { optionsIn } from './options-in.ts'
import { PagesElsewhere } from './pages-elsewhere.ts'
import { pathsIn, type RecognizedSite, SiteRecognizer } from './recognize-site.ts'
import type { GitIgnore, SitePlan } from './site-plan.ts'
import { unknownTreesIn } from './evidence/unknown-trees.ts'
import { Websites } from './evidence/websites.ts'

/** The settings that apply to the site of a file. */
export interface SiteSettings {
  readonly references: 'off' | 'files' | 'fragments' | null
  readonly siteUrl: string | null
  readonly profile: string | null
  readonly generated: readonly string[]
  /** Names of the pages of folders, which replace those of the profile. */
  readonly indexFiles: readonly string[] | null
  /** Endings with which a path that is no file is looked for, which replace those of the profile. */
  readonly fallbackExtensions: readonly string[] | null
}

/** The folder that the setting `root` names for a file. */
export interface ConfiguredRoot {
  /** Its address. */
  readonly folder: string
  /** Whether this folder is the site of files for which no generator is recognized. */
  readonly isOfPlainFiles: boolean
  /** Whether a user has named it, so that links that begin with a slash start there. */
  readonly isNamed: boolean
}

export interface SitePlannerOptions {
  readonly cwd: string
  /** Folders that the user has named. They serve as roots if nothing else determines the site. */
  readonly folders: readonly string[]
  /**
   * Tells from the links of a site in which folders addresses are known: `knownFoldersIn`. Handed in, because it
   * opens the site, which programs that only ask for plans do without.
   */
  readonly knownFoldersIn: (folders: Folders, plan: SitePlan) => readonly string[]
}

interface LastPlan {
  readonly settings: SiteSettings
  readonly folder: string
  readonly plan: SitePlan
}

/** Finds the site of each file. Looks each folder up only once. */
export class SitePlanner {
  readonly #options: SitePlannerOptions
  readonly #folders: Folders
  readonly #recognizer: SiteRecognizer
  readonly #elsewhere: PagesElsewhere
  readonly #websites: Websites
  readonly #listings = new Map<string, Listing>()
  readonly #plans = new Map<string, SitePlan>()
  /** The latest plan of each site: most files of a site have the same settings. */
  readonly #lastPlans = new WeakMap<RecognizedSite, LastPlan>()
  readonly #unknownTrees = new Map<string, readonly string[]>()
  readonly #knownFolders = new Map<string, readonly string[]>()
  readonly #gitIgnore = new Map<string, readonly GitIgnore[]>()
  readonly #plainRoots = new Map<string, string>()
  readonly #plainSites = new Map<string, RecognizedSite>()

  constructor(folders: Folders, options: SitePlannerOptions) {
    this.#folders = folders
    this.#options = options
    this.#recognizer = new SiteRecognizer(folders)
    this.#elsewhere = new PagesElsewhere(folders)
    this.#websites = new Websites(folders)
  }

  /** Returns the site of a file; null if references are off or its site is unknown. */
  planFor(
    path: string,
    settings: SiteSettings,
    languageId: string,
    configured: ConfiguredRoot,
  ): SitePlan | null {
    const { references, profile } = settings
    if (references === 'off') return null
    const isAsked = references !== null || profile !== null
    const found =
      profile === null
        ? (this.#recognized(path, languageId, isAsked) ??
          this.#guessed(path, languageId, isAsked) ??
          (isAsked ? this.#asked(path, languageId, configured) : null))
        : configuredSite(this.#folders, configured.folder, profile)
    const isOwn = found !== null && this.#isDocument(found, path)
    const other = isOwn || profile !== null ? null : this.#guessed(path, languageId, isAsked)
    const site = isOwn ? found : other
    if (site === null || !this.#isDocument(site, path))
      return areLinksFilePaths.has(languageId) ? this.#alone(path, settings, configured) : null
    const last = this.#lastPlans.get(site)
    if (last?.settings === settings && last.folder === configured.folder) return last.plan
    const plan = this.#shared(this.#planOf(site, settings, configured))
    this.#lastPlans.set(site, { settings, folder: configured.folder, plan })
    return plan
  }

  #isDocument({ profile, root }: RecognizedSite, path: string): boolean {
    return isDocument(profile, this.#folders.relative(root, path))
  }

  /**
   * Returns the plan for a document in no site. Links to its own parts are the same everywhere, and a path that is one
   * slip away from a file beside the document means that file.
   */
  #alone(path: string, settings: SiteSettings, configured: ConfiguredRoot): SitePlan {
    const { cwd } = this.#options
    const folder = this.#folderOf(path)
    // Which folder a user has named makes no difference to the files beside a document.
    const root = isWithin(this.#folders, cwd, folder) ? cwd : this.#plainRoot(folder, null)
    const because = 'no site: the document alone'
    const site = { root, profile: findProfile('files'), because, options: {} }
    const plan = this.#planOf(site, settings, configured)
    return this.#shared({ ...plan, siteUrl: null, isAlone: true })
  }

  #planOf(
    site: RecognizedSite,
    { references, siteUrl, profile, generated, ...served }: SiteSettings,
    configured: ConfiguredRoot,
  ): SitePlan {
    const plan: SitePlan = {
      root: site.root,
      name: this.#folders.relative(this.#options.cwd, site.root),
      profile: site.profile.id,
      options: { ...site.options, ...servedAs(served) },
      siteUrl:
        (site.root === configured.folder || profile !== null ? siteUrl : null) ??
        site.options.siteUrl ??
        null,
      fragments: references !== 'files',
      generated,
      ...this.#gitIgnoreOf(site),
      ...(configured.isNamed && site.root === configured.folder ? { isServerRoot: true } : {}),
      because: site.because,
      ...(references === null && profile === null ? this.#unknownTreesOf(site) : {}),
    }
    const knownFolders = this.#knownFoldersOf(plan)
    return knownFolders.length === 0
      ? plan
      : { ...plan, options: { ...plan.options, knownFolders } }
  }

  #knownFoldersOf(plan: SitePlan): readonly string[] {
    const key = `${plan.profile} ${plan.siteUrl} ${plan.root}`
    let folders = this.#knownFolders.get(key)
    if (folders === undefined) {
      folders = this.#options.knownFoldersIn(this.#folders, plan)
      this.#knownFolders.set(key, folders)
    }
    return folders
  }

  #gitIgnoreOf({ root }: RecognizedSite): Pick<SitePlan, 'gitIgnore'> {
    let gitIgnore = this.#gitIgnore.get(root)
    if (gitIgnore === undefined) {
      gitIgnore = gitIgnoreAround(this.#folders, root)
      this.#gitIgnore.set(root, gitIgnore)
    }
    return gitIgnore.length === 0 ? {} : { gitIgnore }
  }

  /** Returns the folders that the forge of a repository does not show as they are meant. */
  #unknownTreesOf({ root, profile }: RecognizedSite): Pick<SitePlan, 'unknownTrees'> {
    if (profile.holds !== 'repository') return { unknownTrees: [] }
    let unknownTrees = this.#unknownTrees.get(root)
    if (unknownTrees === undefined) {
      unknownTrees = unknownTreesIn(this.#folders, root)
      this.#unknownTrees.set(root, unknownTrees)
    }
    return { unknownTrees }
  }

  /**
   * Returns the innermost site that contains the file. A repository on a forge counts only for
   * Markdown and notebooks that no generator makes pages from.
   */
  #recognized(path: string, languageId: string, isAsked: boolean): RecognizedSite | null {
    let isOutput = false
    for (const site of this.#recognizer.around(this.#folderOf(path))) {
      if (site.isForAsked === true && !isAsked) {
        isOutput = true
        continue
      }
      // A generator does not read its output folder, even if it lies among the sources.
      if (isOutput && site.profile.holds === 'sources') continue
      if (site.isUnknown === true) {
        if (this.#mayBePage(site, path)) return null
        continue
      }
      if (site.profile.holds === 'repository') {
        if (!isShown(languageId) || this.#elsewhere.has(path)) continue
        if (!isAsked && languageId === 'markdown' && this.#unknownTreeOf(site, path) !== null)
          continue
      }
      if (!site.profile.makesPage(this.#folders.relative(site.root, path))) continue
      if (this.#holds(site, path)) return site
    }
    return null
  }

  /**
   * Returns the site of Markdown whose generator is not known: in the folders of a generator that hreflint has
   * no profile for, or in a folder of a repository whose links are addresses of a published site.
   */
  #guessed(path: string, languageId: string, isAsked: boolean): RecognizedSite | null {
    const folder = this.#folderOf(path)
    if (languageId !== 'markdown' && languageId !== 'mdx') return null
    const root = this.#elsewhere.rootOf(path)
    if (root !== null) {
      return this.#websites.of(root, '', other =>
        this.#elsewhere.has(this.#folders.resolve(root, other)),
      )
    }
    if (isAsked) return null
    for (const site of this.#recognizer.around(folder)) {
      if (site.profile.holds !== 'repository') continue
      const tree = this.#unknownTreeOf(site, path)
      if (tree !== null) return this.#websites.of(site.root, tree)
    }
    return null
  }

  /** Returns the folder with pages of a site that is not recognized that a file of a repository is in; null if there is none. */
  #unknownTreeOf(site: RecognizedSite, path: string): string | null {
    const { unknownTrees = [] } = this.#unknownTreesOf(site)
    const below = this.#folders.relative(site.root, path)
    return unknownTreeAround(unknownTrees, below) ?? null
  }

  /** Whether a file may be the source of a page, wherever the pages of a site are. */
  #mayBePage({ root, profile }: RecognizedSite, path: string): boolean {
    const fromRoot = this.#folders.relative(root, path)
    return profile.pageEndings.some(ending => path.endsWith(`.${ending}`)) && !isForForge(fromRoot)
  }

  #holds({ root, profile }: RecognizedSite, path: string): boolean {
    let listing = this.#listings.get(root)
    if (listing === undefined) {
      listing = this.#folders.listingOf(root)
      this.#listings.set(root, listing)
    }
    return holdsFile(listing, profile, this.#folders.relative(root, path))
  }

  /**
   * Returns a site for a file that is in no recognized site although references are turned on. Null
   * for the templates and styles of a generator, and for Markdown of one that has no profile: what is
   * built of them is unknown.
   */
  #asked(path: string, languageId: string, configured: ConfiguredRoot): RecognizedSite | null {
    const folder = this.#folderOf(path)
    if (isShown(languageId) && this.#elsewhere.has(path)) return null
    const around = this.#recognizer.around(folder)
    const isBuilt = around.some(({ profile }) => profile.holds === 'sources')
    if (isBuilt && !isShown(languageId)) return null
    const root = this.#plainRoot(folder, configured.isOfPlainFiles ? configured.folder : null)
    // Markdown that no generator turns into pages is read on a forge, or as a forge shows it.
    const profile = isShown(languageId) ? 'github' : 'files'
    const key = `${profile} ${root}`
    let site = this.#plainSites.get(key)
    if (site === undefined) {
      const because = 'the setting "references"'
      site = { root, profile: findProfile(profile), because, options: {} }
      this.#plainSites.set(key, site)
    }
    return site
  }

  /** Returns the root of the files in a folder that is in no recognized site. */
  #plainRoot(folder: string, configured: string | null): string {
    const key = `${folder}\0${configured ?? ''}`
    let root = this.#plainRoots.get(key)
    if (root === undefined) {
      const { folders, cwd } = this.#options
      const named = folders.find(candidate => isWithin(this.#folders, candidate, folder))
      const wanted = configured ?? named ?? cwd
      root = isWithin(this.#folders, wanted, folder) ? wanted : folder
      this.#plainRoots.set(key, root)
    }
    return root
  }

  #folderOf(path: string): string {
    return this.#folders.parentOf(path) ?? path
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

/** Returns how a server finds files, as far as a user says it. */
function servedAs({
  indexFiles,
  fallbackExtensions,
}: Pick<SiteSettings, 'indexFiles' | 'fallbackExtensions'>): Pick<
  GeneratorOptions,
  'indexFiles' | 'fallbackExtensions'
> {
  return {
    ...(indexFiles === null ? {} : { indexFiles }),
    ...(fallbackExtensions === null
      ? {}
      : { fallbackExtensions: fallbackExtensions.map(ending => ending.replace(/^\./, '')) }),
  }
}

/** The languages in which a relative URL is written as the path of a file, also where a build reads them. */
const areLinksFilePaths: ReadonlySet<string> = new Set([
  'css',
  'html',
  'json',
  'less',
  'php',
  'scss',
  'svelte',
  'svg',
  'vue',
])

/** Whether a forge shows files of a language as pages: Markdown and notebooks. */
function isShown(languageId: string): boolean {
  return languageId === 'markdown' || languageId === 'jupyter'
}

function configuredSite(folders: Folders, root: string, id: string): RecognizedSite {
  const profile = findProfile(id)
  const options = optionsIn(folders, root, profile, pathsIn(folders, root)) ?? {}
  return { root, profile: withOptions(profile, options), because: 'the setting "profile"', options }
}
