import { join } from 'node:path'
import { type DocumentStructure, languageOf, locateDocument } from '@hreflint/documents'
import { pathMatcher, type ReferenceOptions } from '@hreflint/linter'
import {
  findProfile,
  isRedirectFile,
  type RedirectRule,
  type Resolution,
  readRedirects,
  redirectFiles,
  Site,
  SiteAddress,
  type SiteOptions,
} from '@hreflint/references'
import { readDocument } from '../files/text/read-document.ts'
import { FolderListing } from './folder-listing.ts'
import { FragmentBook, type FragmentPlaces, type FragmentStep } from './fragments/fragment-book.ts'
import { LinkCounts } from './link-counts.ts'
import { pathFrom } from './path-from.ts'
import { type FoundRepository, findRepository } from './repository/find-repository.ts'
import type { SitePlan } from './site-plan.ts'
import { TrackedFiles } from './tracked-files.ts'

/** The site of one file. */
export interface OpenedSite {
  readonly references: ReferenceOptions
  readonly counts: LinkCounts
  /** What the document asks of others and says to them; null unless the step is to ask. */
  places(): FragmentPlaces | null
}

interface OpenSite {
  readonly site: Site
  readonly book: FragmentBook
}

type ReadStructure = (path: string) => DocumentStructure | null

/** What of a site is otherwise than in its folder; `read` gives the structure of a file there. */
export type SiteChange = (plan: SitePlan, read: ReadStructure) => Partial<SiteOptions>

/** The sites of a run: their folders and documents are read once for all files. */
export class OpenSites {
  readonly #maxFileSize: number
  readonly #change: SiteChange
  readonly #sites = new Map<string, OpenSite>()
  step: FragmentStep = 'read'

  /** @param change What is to be otherwise than in the folders. */
  constructor(maxFileSize: number, change: SiteChange = () => ({})) {
    this.#maxFileSize = maxFileSize
    this.#change = change
  }

  /** What the linter has to know of the site of a file, and what counts its links. */
  open(path: string, plan: SitePlan): OpenedSite {
    const counts = new LinkCounts()
    const { site, book } = this.#siteOf(plan)
    const fromRoot = pathFrom(plan.root, path)
    let own: DocumentStructure | null = null
    book.begin()
    const references: ReferenceOptions = {
      site: {
        wantsFragments: site.wantsFragments,
        document(at, structure) {
          own = structure ?? null
          return site.document(at, structure)
        },
      },
      path: fromRoot,
      onStart: () => counts.clear(),
      onResolved: (resolution: Resolution) => counts.add(resolution),
    }
    return {
      references,
      counts,
      places: () => (this.step === 'ask' ? book.placesOf(fromRoot, own) : null),
    }
  }

  /** The site of a plan, whose fragments are looked for when they are asked for. */
  siteOf(plan: SitePlan): Site {
    return this.#siteOf(plan).site
  }

  #siteOf(plan: SitePlan): OpenSite {
    const key = JSON.stringify(plan)
    let opened = this.#sites.get(key)
    if (opened === undefined) {
      opened = this.#openSite(plan)
      this.#sites.set(key, opened)
    }
    return opened
  }

  #openSite(plan: SitePlan): OpenSite {
    const { root, siteUrl, fragments, generated } = plan
    const profile = findProfile(plan.profile)
    const patterns = generated.map(glob => pathMatcher(glob.replace(/^\.?\//, '')))
    const tracked = new TrackedFiles(root)
    const repository = findRepository(root)
    const book = new FragmentBook(root, profile)
    const read: ReadStructure = path => structureOf(join(root, path), this.#maxFileSize)
    const site = new Site({
      listing: new FolderListing(root),
      profile,
      siteUrl,
      fragments,
      isGenerated: path => patterns.some(matches => matches(path)),
      isTracked: path => tracked.has(path),
      repository:
        repository === null ? null : { repository, site: shownSite(repository, this.#maxFileSize) },
      redirects: redirectsIn(plan),
      isKnownToFind: (path, fragment) => book.isKnownToFind(path, fragment, this.step),
      structureOf: read,
      ...this.#change(plan, read),
    })
    return { site, book }
  }
}

/** The files of a repository as its forge shows them. */
function shownSite({ root, forge }: FoundRepository, maxFileSize: number): Site {
  return new Site({
    listing: new FolderListing(root),
    profile: findProfile(forge),
    structureOf: path => structureOf(join(root, path), maxFileSize),
  })
}

/** The redirects in the root of a site, and in the folders that are copied there. */
function redirectsIn({ root, profile: id, siteUrl }: SitePlan): readonly RedirectRule[] {
  const profile = findProfile(id)
  const place = { basePath: new SiteAddress(siteUrl).basePath, holds: profile.holds }
  return ['', ...profile.statics].flatMap(folder =>
    redirectFiles.flatMap(name => {
      if (!isRedirectFile(profile, folder === '' ? name : `${folder}/${name}`)) return []
      const { document } = readDocument(join(root, folder, name), maxTableSize)
      return document === null ? [] : readRedirects(name, document.text, place)
    }),
  )
}

/** A table of redirects is not larger. */
const maxTableSize = 16 * 1024 * 1024

function structureOf(path: string, maxFileSize: number): DocumentStructure | null {
  const language = languageOf(path)
  const { document } = readDocument(path, maxFileSize)
  if (document === null || language === null) return null
  return locateDocument(document.text, language, { structure: true }).structure ?? null
}
