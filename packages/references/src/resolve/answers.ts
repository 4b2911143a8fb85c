import type { Anchors } from '../anchors/anchors.ts'
import { findEntry } from '../listing/find-entry.ts'
import { type EntryKind, joinPath, type Listing } from '../listing/listing.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * What was asked about a site while the links of a document were resolved, and the answers: as long as they
 * stay the same, and the document does, so does what its links come to.
 */
export class Answers {
  /** What is at each path; null where nothing is. */
  readonly entries = new Map<string, EntryKind | null>()
  /** The folders of which every name mattered: something like a name was looked for there. */
  readonly folders = new Set<string>()
  /** The documents whose anchors mattered. */
  readonly anchors = new Set<string>()

  /** Whether an answer may be another one after a file or folder was added, removed or replaced. */
  dependOnPath(path: string): boolean {
    if (this.entries.has(path)) return true
    return this.folders.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  }
}

/** A site that writes down what it is asked. */
export class AskedSite implements SiteFacts {
  readonly listing: Listing
  readonly #site: SiteFacts
  readonly #answers: Answers

  constructor(site: SiteFacts, answers: Answers) {
    this.#site = site
    this.#answers = answers
    this.listing = new AskedListing(site.listing, answers)
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
    return this.#site.isGenerated(path)
  }

  get repository(): SiteFacts['repository'] {
    return this.#site.repository
  }

  get redirects(): SiteFacts['redirects'] {
    return this.#site.redirects
  }

  isTracked(path: string): boolean | null {
    return this.#site.isTracked(path)
  }

  relationsOf(path: string): ReturnType<SiteFacts['relationsOf']> {
    this.#answers.anchors.add(path)
    return this.#site.relationsOf(path)
  }

  anchorsOf(path: string): Anchors | null {
    this.#answers.anchors.add(path)
    return this.#site.anchorsOf(path)
  }
}

class AskedListing implements Listing {
  readonly #listing: Listing
  readonly #answers: Answers

  constructor(listing: Listing, answers: Answers) {
    this.#listing = listing
    this.#answers = answers
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    const entries = this.#listing.entriesOf(folder)
    if (entries !== null) return new AskedEntries(folder, entries, this.#answers)
    const { kind } = findEntry(this.#listing, folder)
    this.#answers.entries.set(folder, kind === 'missing' ? null : kind)
    return null
  }
}

/** The entries of a folder: to ask for one name depends on that alone. */
class AskedEntries implements ReadonlyMap<string, EntryKind> {
  readonly #folder: string
  readonly #entries: ReadonlyMap<string, EntryKind>
  readonly #answers: Answers

  constructor(folder: string, entries: ReadonlyMap<string, EntryKind>, answers: Answers) {
    this.#folder = folder
    this.#entries = entries
    this.#answers = answers
    // That the folder is there is an answer as well.
    if (folder !== '') answers.entries.set(folder, 'folder')
  }

  get(name: string): EntryKind | undefined {
    const kind = this.#entries.get(name)
    this.#answers.entries.set(joinPath(this.#folder, name), kind ?? null)
    return kind
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  get size(): number {
    return this.#all.size
  }

  forEach(call: (kind: EntryKind, name: string, map: ReadonlyMap<string, EntryKind>) => void) {
    for (const [name, kind] of this.#all) call(kind, name, this)
  }

  entries() {
    return this.#all.entries()
  }

  keys() {
    return this.#all.keys()
  }

  values() {
    return this.#all.values()
  }

  [Symbol.iterator]() {
    return this.#all[Symbol.iterator]()
  }

  get #all(): ReadonlyMap<string, EntryKind> {
    this.#answers.folders.add(this.#folder)
    return this.#entries
  }
}
