import { join } from 'node:path'
import type { DocumentStructure } from '@hreflint/documents'
import { builtFiles, type ReferenceOptions } from '@hreflint/linter'
import {
  Answers,
  type Link,
  needsLinks,
  orphan,
  openedFile,
  type Resolution,
  type Site,
  type SiteOptions,
  type VersionedDocument,
  unknown,
} from '@hreflint/references'
import {
  openFolderSite,
  pathFrom,
  profileOf,
  type SiteFiles,
  type SitePlan,
} from '@hreflint/references/node'
import { readDocument } from '../files/text/read-document.ts'
import { FragmentBook, type FragmentPlaces, type FragmentStep } from './fragments/fragment-book.ts'
import { type DocumentNeeds, needsOf } from './kept/document-needs.ts'
import { LinkCounts } from './link-counts.ts'
import { GitPast } from './past/git-past.ts'
import { factsIn, structureOf } from './structure-of.ts'
import { TrackedFiles } from './tracked-files.ts'

/** The site of one file. */
export interface OpenedSite {
  readonly references: ReferenceOptions
  readonly counts: LinkCounts
  /**
   * Returns the fragments that the document asks for and its anchors. Null unless the step is
   * `ask`.
   */
  places(): FragmentPlaces | null
  /**
   * Returns what its links depend on, after all their messages are computed. Null unless requested.
   */
  needs(): DocumentNeeds | null
}

interface OpenSite {
  readonly site: Site
  readonly book: FragmentBook
}

type ReadStructure = (path: string) => DocumentStructure | null

/**
 * Returns how a site differs from its folder. `read` returns the structure of a file in the folder.
 */
export type SiteChange = (plan: SitePlan, read: ReadStructure) => Partial<SiteOptions>

/** The sites of a run. Their folders and documents are read once for all files. */
export class OpenSites {
  readonly #maxFileSize: number
  readonly #change: SiteChange
  readonly #sites = new Map<string, OpenSite>()
  readonly #past = new GitPast()
  /** The site that was asked for last: files of a site follow each other. */
  #last: { readonly plan: SitePlan; readonly opened: OpenSite } | null = null
  step: FragmentStep = 'read'

  /** @param change Returns how a site differs from its folder. */
  constructor(maxFileSize: number, change: SiteChange = () => ({})) {
    this.#maxFileSize = maxFileSize
    this.#change = change
  }

  /**
   * Returns what the linter needs to know about the site of a file, and counts the links of the
   * file.
   */
  open(
    path: string,
    plan: SitePlan,
    { wantsNeeds = false, wantsOrphans = false } = {},
  ): OpenedSite {
    const answers = wantsNeeds ? new Answers() : undefined
    const counts = new LinkCounts()
    const { site, book } = this.#siteOf(plan)
    const fromRoot = pathFrom(plan.root, path)
    let own: DocumentStructure | null = null
    let document: VersionedDocument | null = null
    const resolve = (link: Link) => document?.resolve(link) ?? unknown('no page')
    book.begin()
    const references: ReferenceOptions = {
      site: {
        profile: site.profile,
        document(at, structure) {
          own = structure ?? null
          document = site.document(at, structure, answers)
          return document
        },
      },
      path: fromRoot,
      onStart: () => counts.clear(),
      onResolved(resolution: Resolution, link: Link) {
        counts.add(resolution)
        const opened = wantsOrphans ? openedFile(link, resolution, resolve) : null
        if (opened !== null && opened !== fromRoot) book.visit(opened)
      },
      onLeftOut: resolution => counts.leaveOut(resolution),
      judgePage: ({ urls }) => {
        if (!wantsOrphans) return null
        const page = { path: fromRoot, relations: own?.relations ?? [], links: urls }
        if (!needsLinks(site, page, resolve)) return null
        return book.isOrphan(fromRoot, this.step) ? orphan : null
      },
    }
    return {
      references,
      counts,
      places: () => (this.step === 'ask' ? book.placesOf(fromRoot, own) : null),
      needs: () => (answers === undefined ? null : needsOf(answers, site.listing, fromRoot)),
    }
  }

  /** Returns the site of a plan. Its fragments are looked up on demand. */
  siteOf(plan: SitePlan): Site {
    return this.#siteOf(plan).site
  }

  #siteOf(plan: SitePlan): OpenSite {
    const last = this.#last
    if (last?.plan === plan) return last.opened
    const key = JSON.stringify(plan)
    let opened = this.#sites.get(key)
    if (opened === undefined) {
      opened = this.#openSite(plan)
      this.#sites.set(key, opened)
    }
    this.#last = { plan, opened }
    return opened
  }

  #openSite(plan: SitePlan): OpenSite {
    const { root } = plan
    const maxFileSize = this.#maxFileSize
    const tracked = new TrackedFiles(root)
    const book = new FragmentBook(plan.name, profileOf(plan))
    const files: SiteFiles = {
      textOf: path => readDocument(path, maxTableSize).document?.text ?? null,
      structureOf: path => structureOf(path, maxFileSize),
      fateOf: (root, path) => this.#past.fateOf(root, path),
      versionsOf: (root, path) => this.#past.versionsOf(root, path),
      changedIn: (root, commit) => this.#past.changedIn(root, commit),
    }
    const site = openFolderSite(plan, files, {
      factsOf: path => factsIn(join(root, path), maxFileSize),
      isGenerated: builtFiles(plan),
      isTracked: path => tracked.has(path),
      isKnownToFind: (path, fragment) => book.isKnownToFind(path, fragment, this.step),
      ...this.#change(plan, path => files.structureOf(join(root, path))),
    })
    return { site, book }
  }
}

/** Maximum size in bytes of a table of redirects. */
const maxTableSize = 16 * 1024 * 1024
