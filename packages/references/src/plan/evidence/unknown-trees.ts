import { findEntry } from '../../listing/find-entry.ts'
import { joinPath, type Listing } from '../../listing/listing.ts'
import { isForForge } from '../../generators/forge/for-forge.ts'
import { SiteAddress } from '../../resolve/address.ts'
import type { Folders } from '../folders.ts'
import { roughLinksIn } from '../../pages/rough-links.ts'

/** The names of Markdown files. The readers of documents are not loaded here, because ESLint plans sites for scripts. */
const markdown = /\.(?:md|markdown|mkd|mdown)$/i

/** The number of links that tell something about a folder. */
const enough = 10

/** The number of addresses among them that cannot be mistakes only. */
const enoughAddresses = 5

/** The most documents that are read in a folder and in all folders, and the most folders. */
const mostInFolder = 20
const mostDocuments = 2000
const mostFolders = 3000

/** What the links of some documents show. */
interface Evidence {
  readonly links: number
  /** Links to nothing in the repository. */
  readonly missing: number
  /** Those of them that are written as addresses of a published site: `/a.png`, `../a`, `a.html`. */
  readonly addresses: number
}

const none: Evidence = { links: 0, missing: 0, addresses: 0 }

/** Whose pages the documents of a folder are. */
type Verdict = 'site' | 'forge'

/**
 * Returns the folders of a repository with the sources of a site whose generator is not recognized:
 * so many of their links are addresses of nothing in the repository that the forge is not where they
 * are read. Paths from the root, none inside another.
 */
export function unknownTreesIn(folders: Folders, root: string): readonly string[] {
  const finder = new TreeFinder(folders, root)
  finder.look('')
  const found = [...finder.sites].sort()
  return found.filter(folder => !found.some(other => folder.startsWith(`${other}/`)))
}

class TreeFinder {
  readonly sites: string[] = []
  readonly #folders: Folders
  readonly #root: string
  readonly #listing: Listing
  readonly #address = new SiteAddress(null)
  #lookedInto = 0
  #read = 0

  constructor(folders: Folders, root: string) {
    this.#folders = folders
    this.#root = root
    this.#listing = folders.listingOf(root)
  }

  /**
   * Judges a folder and the folders in it. What folders with few links show counts for the one around
   * them.
   */
  look(folder: string): { readonly rest: Evidence; readonly verdict: Verdict | null } {
    this.#lookedInto += 1
    const { documents, inside } = this.#contentOf(folder)
    let rest = documents.map(path => this.#evidenceOf(path)).reduce(sum, none)
    const verdicts = new Set<Verdict>()
    for (const path of inside) {
      if (this.#lookedInto >= mostFolders) break
      const found = this.look(path)
      if (found.verdict === null) rest = sum(rest, found.rest)
      else verdicts.add(found.verdict)
    }
    const [shared = null] = verdicts.size === 1 ? verdicts : []
    const verdict = verdictOn(rest) ?? (folder === '' ? null : shared)
    if (verdict === 'site') this.sites.push(folder)
    return { rest, verdict }
  }

  #contentOf(folder: string) {
    const documents: string[] = []
    const inside: string[] = []
    const entries = [...(this.#listing.entriesOf(folder) ?? [])].sort(([a], [b]) =>
      a < b ? -1 : 1,
    )
    for (const [name, kind] of entries) {
      const path = joinPath(folder, name)
      if (isForForge(path)) continue
      if (kind === 'folder') inside.push(path)
      else if (kind === 'file' && markdown.test(path)) documents.push(path)
    }
    const step = Math.ceil(documents.length / mostInFolder)
    return { documents: documents.filter((_, index) => index % step === 0), inside }
  }

  #evidenceOf(document: string): Evidence {
    if (this.#read >= mostDocuments) return none
    this.#read += 1
    const text = this.#folders.textOf(this.#folders.resolve(this.#root, document)) ?? ''
    let evidence = none
    for (const link of roughLinksIn(text)) {
      const at = this.#address.pathOf(link, document, null)
      if (at.kind !== 'on site') continue
      const isMissing = findEntry(this.#listing, at.path).kind === 'missing'
      const isAddress = isMissing && isLikeAddress(link)
      evidence = sum(evidence, {
        links: 1,
        missing: isMissing ? 1 : 0,
        addresses: isAddress ? 1 : 0,
      })
    }
    return evidence
  }
}

const sum = (a: Evidence, b: Evidence): Evidence => ({
  links: a.links + b.links,
  missing: a.missing + b.missing,
  addresses: a.addresses + b.addresses,
})

/** Whether a link starts at the root of a server or ends as the address of a page does. */
function isLikeAddress(link: string): boolean {
  return link.startsWith('/') || /\.html?$/.test(link) || !/\.\w+$/.test(link)
}

/** Null if the evidence is small or ambiguous. Where a site is understood, up to a tenth is missing. */
function verdictOn({ links, missing, addresses }: Evidence): Verdict | null {
  if (links < enough) return null
  const isSite = addresses * 4 >= links || missing * 2 >= links
  if (isSite && addresses >= enoughAddresses) return 'site'
  return missing * 8 <= links ? 'forge' : null
}
