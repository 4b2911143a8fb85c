import { filesBelow, isInstalled } from '../../generators/contract/routes.ts'
import { isForForge } from '../../generators/forge/for-forge.ts'
import { findProfile } from '../../generators/index.ts'
import { withOptions } from '../../generators/contract/options.ts'
import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing } from '../../listing/listing.ts'
import { SiteAddress } from '../../resolve/address.ts'
import { addressRules } from './address-rules.ts'
import type { Folders } from '../folders.ts'
import type { RecognizedSite } from '../recognize-site.ts'
import { roughLinksIn } from '../../pages/rough-links.ts'

/** The names of the sources of pages. */
const page = /\.(?:md|mdx|markdown)$/i

/** The most documents whose links are read. */
const mostDocuments = 400

/** The number of links, and the share of them that lead to something, that show how a site is written. */
const enough = 40
const sure = 0.97

/** Knows the sites of documents whose generator is not known, by what their links lead to. */
export class Websites {
  readonly #folders: Folders
  readonly #known = new Map<string, RecognizedSite>()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /**
   * Returns the site of the documents in a folder.
   *
   * @param root The root of the site.
   * @param tree The folder with its documents, from the root.
   * @param isPage Whether a document, whose path is from the root, is the source of a page.
   */
  of(root: string, tree: string, isPage: (path: string) => boolean = () => true): RecognizedSite {
    const key = `${root}\n${tree}`
    let site = this.#known.get(key)
    if (site === undefined) {
      site = this.#make(root, tree, isPage)
      this.#known.set(key, site)
    }
    return site
  }

  #make(root: string, tree: string, isPage: (path: string) => boolean): RecognizedSite {
    const listing = this.#folders.listingOf(root)
    const documents = filesBelow(listing, tree)
      .map(path => joinPath(tree, path))
      .filter(path => page.test(path) && !isInstalled(path) && !isForForge(path) && isPage(path))
    const step = Math.ceil(documents.length / mostDocuments)
    const written: Written[] = documents
      .filter((_, index) => index % step === 0)
      .map(path => ({ path, links: roughLinksIn(this.#textOf(root, path)) }))
    const links = written.flatMap(document => [...document.links])
    const rules = addressRules(
      listing,
      links.filter(link => link.startsWith('/')),
    )
    const parts = [...rules, { folder: tree, at: [], kind: 'permalinks' }]
    const options = { parts, certain: this.#certain(listing, written) }
    const profile = withOptions(findProfile('website'), options)
    const because = `the links in ${tree === '' ? 'its documents' : tree}`
    return { root, profile, because, options }
  }

  /** Whether links to sources lead to them, so that one that does not is a mistake. */
  #certain(listing: Listing, documents: readonly Written[]): 'sources' | 'nothing' {
    const address = new SiteAddress(null)
    const seen = new Set<string>()
    let missing = 0
    for (const { path, links } of documents) {
      for (const link of links) {
        if (link.startsWith('/') || !page.test(link)) continue
        const at = address.pathOf(link, path, null)
        if (at.kind !== 'on site' || seen.has(at.path)) continue
        seen.add(at.path)
        if (findEntry(listing, at.path).kind === 'missing') missing += 1
      }
    }
    return seen.size >= enough && missing <= seen.size * (1 - sure) ? 'sources' : 'nothing'
  }

  #textOf(root: string, path: string): string {
    return this.#folders.textOf(this.#folders.resolve(root, path)) ?? ''
  }
}

/** The links of a document. */
interface Written {
  readonly path: string
  readonly links: ReadonlySet<string>
}
