import type { DocumentNeeds } from '../../references/kept/document-needs.ts'
import type { EntryKind } from '@hreflint/references/profiles'

type Entries = DocumentNeeds['entries']

const kinds: readonly (EntryKind | null)[] = [null, 'file', 'folder', 'unlisted']

/** Packs the entries that documents need. Each path is stored once and has a number. */
export class EntryPool {
  /** By their numbers. */
  readonly paths: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(path: string): number {
    const known = this.#numbers.get(path)
    if (known !== undefined) return known
    this.#numbers.set(path, this.paths.length)
    return this.paths.push(path) - 1
  }

  /** Packs entries: the number of each path times 4, plus the number of its kind. */
  pack(entries: Entries): Uint32Array {
    return Uint32Array.from(
      entries,
      ([path, kind]) => this.numberOf(path) * kinds.length + kinds.indexOf(kind),
    )
  }

  /** Returns needs whose entries are unpacked each time: they are needed once and take much memory. */
  packed<Needs extends DocumentNeeds>(needs: Needs): Needs {
    const packed = this.pack(needs.entries)
    return Object.defineProperty({ ...needs }, 'entries', {
      enumerable: true,
      get: () => unpackEntries(packed, this.paths),
    })
  }
}

/** Unpacks entries. Those whose paths are not there get an empty path. */
export function unpackEntries(packed: Uint32Array, paths: readonly string[]): Entries {
  return Array.from(packed, number => [
    paths[Math.floor(number / kinds.length)] ?? '',
    kinds[number % kinds.length] ?? null,
  ])
}
