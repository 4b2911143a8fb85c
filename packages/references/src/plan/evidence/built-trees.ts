import { filesBelow, isInstalled } from '../../generators/contract/routes.ts'
import { findProfile } from '../../generators/index.ts'
import { withOptions } from '../../generators/contract/options.ts'
import { SiteAddress } from '../../resolve/address.ts'
import { lookUpServed } from '../../resolve/look-up.ts'
import type { Folders } from '../folders.ts'
import type { RecognizedSite } from '../recognize-site.ts'
import { roughLinksIn } from './rough-links.ts'

/** The most pages whose links are read. */
const mostPages = 100

/** The number of links, and the share of them that lead to files, that show that the pages are served as they are. */
const enough = 20
const sure = 0.95

/** Finds folders of finished pages in a repository: their relative links lead from one to the other. */
export class BuiltTrees {
  readonly #folders: Folders
  readonly #known = new Map<string, RecognizedSite | null>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Returns the site of a page, in the outermost folder of a repository that is one; null if none is. */
  around(repository: string, folder: string): RecognizedSite | null {
    const parent = folder === repository ? null : this.#folders.parentOf(folder)
    const outer = parent === null ? null : this.around(repository, parent)
    return outer ?? this.#at(folder)
  }

  #at(folder: string): RecognizedSite | null {
    let site = this.#known.get(folder)
    if (site === undefined) {
      site = this.#isBuilt(folder) ? this.#siteAt(folder) : null
      this.#known.set(folder, site)
    }
    return site
  }

  #siteAt(root: string): RecognizedSite {
    const options = { certain: 'nothing', isGuess: true, hasOtherIds: true } as const
    const profile = withOptions(findProfile('files'), options)
    return { root, profile, because: 'the links of its pages', options }
  }

  #isBuilt(root: string): boolean {
    if (!this.#folders.namesIn(root).includes('index.html')) return false
    const listing = this.#folders.listingOf(root)
    const files = findProfile('files')
    const address = new SiteAddress(null)
    const pages = filesBelow(listing, '').filter(
      path => /\.html?$/.test(path) && !isInstalled(path),
    )
    const step = Math.ceil(pages.length / mostPages)
    const seen = new Set<string>()
    let missing = 0
    for (const path of pages.filter((_, index) => index % step === 0)) {
      const text = this.#folders.textOf(this.#folders.resolve(root, path)) ?? ''
      for (const link of roughLinksIn(text)) {
        const at = address.pathOf(link, path, null)
        if (link.startsWith('/') || at.kind !== 'on site' || seen.has(at.path)) continue
        seen.add(at.path)
        if (lookUpServed(listing, files, at.path, at.hasSlash).kind !== 'found') missing += 1
      }
    }
    return seen.size >= enough && missing <= seen.size * (1 - sure)
  }
}
