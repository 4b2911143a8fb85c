import type { EntryKind, Listing } from '@hreflint/references/profiles'

/** A listing with files that no longer exist, or without files that are removed. */
export class ChangedListing implements Listing {
  readonly #listing: Listing
  readonly #added: ReadonlyMap<string, ReadonlyMap<string, EntryKind>>
  readonly #removed: ReadonlySet<string>

  /** @param added Paths of files, relative to the root of the site, like those in `removed`. */
  constructor(
    listing: Listing,
    { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
  ) {
    this.#listing = listing
    this.#removed = new Set(removed)
    const folders = new Map<string, Map<string, EntryKind>>()
    for (const path of added) {
      const names = path.split('/')
      for (const [index, name] of names.entries()) {
        const folder = names.slice(0, index).join('/')
        const entries = folders.get(folder) ?? new Map<string, EntryKind>()
        entries.set(name, index === names.length - 1 ? 'file' : 'folder')
        folders.set(folder, entries)
      }
    }
    this.#added = folders
  }

  entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    const entries = this.#listing.entriesOf(folder)
    const added = this.#added.get(folder)
    if (entries === null) return added ?? null
    const isRemoved = (name: string) =>
      this.#removed.has(folder === '' ? name : `${folder}/${name}`)
    const left =
      this.#removed.size === 0 ? entries : [...entries].filter(([name]) => !isRemoved(name))
    return added === undefined && left === entries ? entries : new Map([...(added ?? []), ...left])
  }
}
