import type { Anchors } from '../anchors/anchors.ts'
import { AskedListing } from '../listing/asked-listing.ts'
import { ignoringFolders } from '../listing/ignore-files.ts'
import type { Listing } from '../listing/listing.ts'
import type { Answers } from './answers.ts'
import type { SharedResults } from './shared-results.ts'
import type { SiteFacts } from './site-facts.ts'

/** A site that records what it is asked. */
export class AskedSite implements SiteFacts {
  readonly listing: Listing
  readonly #site: SiteFacts
  readonly #results: SharedResults
  readonly #readsAll: boolean
  #answers: Answers

  /** @param readsAll Whether each target is read, even if its fragment counts as found. */
  constructor(site: SiteFacts, results: SharedResults, answers: Answers, readsAll = false) {
    this.#site = site
    this.#results = results
    this.#answers = answers
    this.#readsAll = readsAll
    this.listing = new AskedListing(site.listing, () => this.#answers)
  }

  get profile(): SiteFacts['profile'] {
    return this.#site.profile
  }

  get address(): SiteFacts['address'] {
    return this.#site.address
  }

  get wantsFragments(): boolean {
    return this.#site.wantsFragments
  }

  isGenerated(path: string): boolean {
    if (ignoringFolders(this.listing, path).length > 0) this.#answers.dependsOnMore = true
    return this.#site.isGenerated(path)
  }

  get isServerRoot(): boolean {
    return this.#site.isServerRoot
  }

  get isConfigured(): boolean {
    return this.#site.isConfigured
  }

  get isAlone(): boolean {
    return this.#site.isAlone
  }

  isOfUnknownSite(path: string): boolean {
    return this.#site.isOfUnknownSite(path)
  }

  get repository(): SiteFacts['repository'] {
    const own = this.#site.repository
    if (own === null) return null
    const document = (path: string) => {
      this.#answers.dependsOnMore = true
      return own.site.document(path)
    }
    return { ...own, site: { document } }
  }

  get routes(): SiteFacts['routes'] {
    const { routes } = this.#site
    if (routes !== null) this.#answers.dependsOnMore = true
    return routes
  }

  get redirects(): SiteFacts['redirects'] {
    return this.#site.redirects
  }

  get robots(): SiteFacts['robots'] {
    return this.#site.robots
  }

  isKnownToFind(path: string, fragment: string): boolean {
    return !this.#readsAll && this.#site.isKnownToFind(path, fragment)
  }

  languageOf(path: string): string | null {
    return this.#site.languageOf(path)
  }

  isTracked(path: string): boolean | null {
    return this.#site.isTracked(path)
  }

  fateOf(path: string): ReturnType<SiteFacts['fateOf']> {
    this.#answers.dependsOnPast = true
    return this.#site.fateOf(path)
  }

  textOf(path: string): string | null {
    this.#answers.texts.add(path)
    return this.#site.textOf(path)
  }

  relationsOf(path: string): ReturnType<SiteFacts['relationsOf']> {
    this.#answers.anchors.add(path)
    return this.#site.relationsOf(path)
  }

  noIndexOf(path: string): ReturnType<SiteFacts['noIndexOf']> {
    this.#answers.anchors.add(path)
    return this.#site.noIndexOf(path)
  }

  factsOf(path: string): ReturnType<SiteFacts['factsOf']> {
    this.#answers.links.add(path)
    return this.#site.factsOf(path)
  }

  anchorsOf(path: string): Anchors | null {
    this.#answers.anchors.add(path)
    return this.#site.anchorsOf(path)
  }

  pagesIn(commit: string): ReturnType<SiteFacts['pagesIn']> {
    this.#answers.dependsOnPast = true
    return this.#site.pagesIn(commit)
  }

  anchorsBefore(path: string): ReturnType<SiteFacts['anchorsBefore']> {
    this.#answers.dependsOnPast = true
    return this.#site.anchorsBefore(path)
  }

  shared<Value, Subject>(
    group: string,
    key: string,
    subject: Subject,
    workOut: (subject: Subject) => Value,
    mayShare?: (value: Value) => boolean,
  ): Value {
    const outer = this.#answers
    const workOutAlone = (answers: Answers): Value => {
      this.#answers = answers
      try {
        return workOut(subject)
      } finally {
        this.#answers = outer
      }
    }
    return this.#results.getWithAnswers(group, key, workOutAlone, mayShare, outer)
  }
}
