import { type DocumentFacts, factsVersion, isDocumentFacts } from '@hreflint/references'
import type { FileSystem, Store } from '../runtime.ts'

/** The facts of a file, with the stamp and the hash of the content that they were read from. */
interface Entry {
  /** See `FileSystem.stamp`. Empty if the file may have been written again without a new stamp. */
  readonly stamp: string
  readonly hash: string
  readonly facts: DocumentFacts
}

/** The version of the format. Increase it when the shape of entries changes. */
const format = 1

/**
 * In milliseconds. A file that was written less than this before it was read may be written again
 * with the same stamp.
 */
const tick = 2000

/**
 * The facts of the documents of a site, stored from one start to the next. A file with the same
 * stamp is not read. A file with a new stamp but the same content is read but not located again.
 */
export class KeptFacts {
  readonly #store: Store
  readonly #name: string
  readonly #key: string
  readonly #before: ReadonlyMap<string, Entry>
  readonly #after = new Map<string, Entry>()
  #isChanged = false

  private constructor(store: Store, key: string, text: string | null) {
    this.#store = store
    this.#key = key
    this.#name = nameOf(store, key)
    this.#before = entriesIn(text, key)
  }

  /** @param about Everything that facts depend on besides the content of files, as plain data. */
  static async open(store: Store, about: unknown): Promise<KeptFacts> {
    const key = JSON.stringify([format, factsVersion, store.version, about])
    return new KeptFacts(store, key, await store.read(nameOf(store, key)))
  }

  /** Returns the facts of a file; null if it cannot be read, or if `read` returns null. */
  async factsOf(
    path: string,
    uri: string,
    files: FileSystem,
    read: (text: string) => DocumentFacts | null,
  ): Promise<DocumentFacts | null> {
    const known = this.#before.get(path)
    const stamp = (await files.stamp(uri)) ?? ''
    if (known !== undefined && stamp !== '' && known.stamp === stamp) {
      this.#after.set(path, known)
      return known.facts
    }
    const text = await files.readText(uri)
    if (text === null) return null
    const hash = this.#store.hashOf(text)
    const facts = known?.hash === hash ? known.facts : read(text)
    if (facts === null) return null
    this.#isChanged = true
    this.#after.set(path, { stamp: isOld(stamp) ? stamp : '', hash, facts })
    return facts
  }

  /** Stores the facts that `factsOf` returned, unless nothing has changed. */
  async save(): Promise<void> {
    if (!this.#isChanged && this.#after.size === this.#before.size) return
    const entries = [...this.#after].map(([path, entry]) => [path, entry])
    await this.#store.write(this.#name, JSON.stringify({ key: this.#key, entries }))
  }
}

const nameOf = (store: Store, key: string): string => `site-${store.hashOf(key)}.json`

function isOld(stamp: string): boolean {
  return Date.now() - Number(stamp.split('-')[0]) > tick
}

/** Returns the entries in a stored file; empty if it was written for another key or is damaged. */
function entriesIn(text: string | null, key: string): ReadonlyMap<string, Entry> {
  if (text === null) return new Map()
  try {
    const kept = JSON.parse(text) as { key?: unknown; entries?: unknown }
    if (kept.key !== key || !Array.isArray(kept.entries)) return new Map()
    return new Map(kept.entries.filter(isEntry))
  } catch {
    return new Map()
  }
}

function isEntry(value: unknown): value is [string, Entry] {
  if (!Array.isArray(value)) return false
  const [path, entry] = value as [unknown, Partial<Entry> | null | undefined]
  return (
    typeof path === 'string' &&
    typeof entry?.stamp === 'string' &&
    typeof entry.hash === 'string' &&
    isDocumentFacts(entry.facts)
  )
}
