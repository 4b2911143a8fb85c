import type { Answers } from '../resolve/answers.ts'
import { findEntry } from './find-entry.ts'
import { type EntryKind, joinPath, type Listing } from './listing.ts'

/** A listing that records which entries and folders it is asked for. */
export class AskedListing implements Listing {
  readonly #listing: Listing
  readonly #answers: () => Answers

  constructor(listing: Listing, answers: () => Answers) {
    this.#listing = listing
    this.#answers = answers
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    const entries = this.#listing.entriesOf(folder)
    if (entries !== null) return new AskedEntries(folder, entries, this.#answers)
    const { kind } = findEntry(this.#listing, folder)
    this.#answers().entries.set(folder, kind === 'missing' ? null : kind)
    return null
  }
}

/**
 * The entries of a folder. Looking up one name records only that name; iterating records the whole
 * folder.
 */
class AskedEntries implements ReadonlyMap<string, EntryKind> {
  readonly #folder: string
  readonly #entries: ReadonlyMap<string, EntryKind>
  readonly #answers: () => Answers

  constructor(folder: string, entries: ReadonlyMap<string, EntryKind>, answers: () => Answers) {
    this.#folder = folder
    this.#entries = entries
    this.#answers = answers
    // The existence of the folder is an answer too.
    if (folder !== '') answers().entries.set(folder, 'folder')
  }

  get(name: string): EntryKind | undefined {
    const kind = this.#entries.get(name)
    this.#answers().entries.set(joinPath(this.#folder, name), kind ?? null)
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
    this.#answers().folders.add(this.#folder)
    return this.#entries
  }
}
