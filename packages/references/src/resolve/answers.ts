import type { EntryKind } from '../listing/listing.ts'

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

  /** Whether it depended on what is not written down: on the files of the whole repository. */
  dependsOnMore = false

  readonly #joined = new Set<Answers>()

  /** Takes in what something depends on that this depends on. */
  join(other: Answers): void {
    if (this.#joined.has(other)) return
    this.#joined.add(other)
    for (const [path, kind] of other.entries) this.entries.set(path, kind)
    for (const folder of other.folders) this.folders.add(folder)
    for (const path of other.anchors) this.anchors.add(path)
    this.dependsOnMore ||= other.dependsOnMore
  }

  /** Whether an answer may be another one after a file or folder was added, removed or replaced. */
  dependOnPath(path: string): boolean {
    if (this.entries.has(path)) return true
    return this.folders.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  }
}
