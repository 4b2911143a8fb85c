import { anchorsOf } from '../anchors/anchors.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { type Referrer, type ReferredPlace, referrersOf } from '../facts/referrers.ts'
import { type ResolvedUse, resolveFacts } from '../facts/resolve-facts.ts'
import type { OwnRepository } from '../generators/forge/resolve-shown.ts'
import { EditableListing } from '../listing/editable-listing.ts'
import type { Listing } from '../listing/listing.ts'
import { Answers } from '../resolve/answers.ts'
import { Site, type SiteOptions } from '../resolve/site.ts'
import { Dependents } from './dependents.ts'

type SiteOptionsOfIndex = Omit<SiteOptions, 'listing' | 'structureOf'>

export interface SiteIndexOptions extends SiteOptionsOfIndex {
  /**
   * Called with the path of a document whose anchors are needed but whose facts are unknown, so
   * that they can be read.
   */
  readonly onMissing?: ((path: string) => void) | undefined
}

/**
 * A site whose documents change. Each document depends on the answers that its links were resolved
 * with, so a change affects only the documents whose answers it may change.
 */
export class SiteIndex {
  readonly site: Site
  readonly listing = new EditableListing()
  readonly #documents = new Map<string, DocumentFacts>()
  readonly #resolved = new Map<string, readonly ResolvedUse[]>()
  readonly #dependents = new Dependents()

  readonly #options: SiteOptionsOfIndex

  constructor({ onMissing, ...options }: SiteIndexOptions) {
    this.#options = options
    this.site = new Site({
      ...options,
      listing: this.listing,
      structureOf: path => {
        const facts = this.#documents.get(path)
        if (facts === undefined) onMissing?.(path)
        return facts?.structure ?? null
      },
      factsOf: path => {
        const facts = this.#documents.get(path)
        if (facts === undefined) onMissing?.(path)
        return facts ?? null
      },
    })
  }

  /** The repository that contains the site; null if it is not on a known forge. */
  get repository(): OwnRepository | null {
    return this.#options.repository ?? null
  }

  /** Returns a site with the same options but other files or documents. */
  siteOf(listing: Listing, structureOf: NonNullable<SiteOptions['structureOf']>): Site {
    return new Site({ ...this.#options, listing, structureOf })
  }

  /** The paths of all documents whose facts are known. */
  get paths(): Iterable<string> {
    return this.#documents.keys()
  }

  factsOf(path: string): DocumentFacts | undefined {
    return this.#documents.get(path)
  }

  /**
   * Sets the facts of a document; null removes them. Returns the documents whose resolutions may
   * change, including this one. A dependent document is returned again only after its links were
   * resolved again.
   */
  setDocument(path: string, facts: DocumentFacts | null): ReadonlySet<string> {
    const dependents = this.#dependents.onAnchors(path)
    const copies = this.#dependents.onLinks(path)
    const before = this.#documents.get(path)
    if (facts === null) this.#documents.delete(path)
    else this.#documents.set(path, facts)
    this.site.forget(path)
    const changed = new Set([path])
    if (dependents.length > 0 && this.#shows(before) !== this.#shows(facts)) {
      for (const dependent of dependents) changed.add(dependent)
    }
    if (copies.length > 0 && linksIn(before) !== linksIn(facts)) {
      for (const copy of copies) changed.add(copy)
    }
    this.#forget(changed)
    return changed
  }

  /** Adds a file, also in place of a folder. Returns the documents whose resolutions may change. */
  addFile(path: string): ReadonlySet<string> {
    const replaced = this.listing.entriesOf(path) === null ? [] : this.remove(path)
    return new Set([...replaced, ...this.#changeListing(path, () => this.listing.add(path))])
  }

  /**
   * Removes a file, or a folder with its content. Returns the documents whose resolutions may
   * change.
   */
  remove(path: string): ReadonlySet<string> {
    const below = [...this.#documents.keys()].filter(document => document.startsWith(`${path}/`))
    const changed = new Set<string>()
    for (const document of [path, ...below]) {
      if (!this.#documents.has(document)) continue
      for (const dependent of this.setDocument(document, null)) changed.add(dependent)
    }
    const files = filesBelow(this.listing, path)
    for (const file of files) {
      for (const dependent of this.#changeListing(file, () => this.listing.remove(file)))
        changed.add(dependent)
    }
    return changed
  }

  /**
   * Call this after files outside the site have changed that links of the site can lead to. Returns
   * the documents whose resolutions may change.
   */
  moreChanged(): ReadonlySet<string> {
    const changed = new Set(this.#dependents.onMore)
    this.site.forgetShared()
    this.#forget(changed)
    return changed
  }

  /** Resolves the links of a document; empty if its facts are unknown. */
  linksOf(path: string): readonly ResolvedUse[] {
    let links = this.#resolved.get(path)
    if (links === undefined) {
      const facts = this.#documents.get(path)
      if (facts === undefined) return []
      const answers = new Answers()
      links = resolveFacts(this.site, path, facts, answers)
      this.#dependents.set(path, answers)
      this.#resolved.set(path, links)
    }
    return links
  }

  /** Returns the links that lead to a file or to one of its anchors. */
  referrersOf(place: ReferredPlace): readonly Referrer[] {
    const documents = Array.from(
      this.#documents.keys(),
      path => [path, this.linksOf(path)] as const,
    )
    return referrersOf(place, documents)
  }

  /**
   * Returns a key of everything in a document that links to it depend on, without offsets. Computed
   * from its facts, never from the site: the site may already have the structure of a newer text.
   */
  #shows(facts: DocumentFacts | null | undefined): string {
    const structure = facts?.structure ?? null
    if (structure === null) return ''
    const { places, ...rest } = anchorsOf(structure, this.site.profile)
    const { repeated, offered, ofOthers, hasMore } = rest
    const relations = structure.relations.map(({ href, rel, hreflang }) => [href, rel, hreflang])
    const names = [[...places.keys()], [...repeated], offered, [...ofOthers]]
    return JSON.stringify([names, hasMore, relations, structure.noIndex?.line])
  }

  #changeListing(path: string, change: () => void): ReadonlySet<string> {
    // The folders of the path can appear and disappear with the file.
    const before = pathsTo(path).map(each => this.#kindOf(each))
    change()
    const changed = new Set<string>()
    for (const [index, each] of pathsTo(path).entries()) {
      if (before[index] === this.#kindOf(each)) continue
      for (const dependent of this.#dependents.onPath(each)) changed.add(dependent)
    }
    this.#forget(changed)
    return changed
  }

  #kindOf(path: string): string | undefined {
    const slash = path.lastIndexOf('/')
    return this.listing.entriesOf(path.slice(0, Math.max(0, slash)))?.get(path.slice(slash + 1))
  }

  #forget(paths: Iterable<string>): void {
    for (const path of paths) {
      this.#resolved.delete(path)
      this.#dependents.delete(path)
    }
  }
}

/** Returns a key of the links in a document, without offsets. */
function linksIn(facts: DocumentFacts | null | undefined): string {
  if (facts == null) return ''
  const { base, uses } = facts
  return JSON.stringify([base, uses.map(({ text, holes, site }) => [text, holes, site])])
}

/** Returns a path and all folders that contain it, except the root. */
function pathsTo(path: string): readonly string[] {
  const names = path.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

function filesBelow(listing: EditableListing, path: string): readonly string[] {
  const entries = listing.entriesOf(path)
  if (entries === null) return [path]
  return [...entries].flatMap(([name, kind]) =>
    kind === 'folder' ? filesBelow(listing, `${path}/${name}`) : `${path}/${name}`,
  )
}
