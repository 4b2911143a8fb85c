import type { EntryKind } from '../listing/listing.ts'

/** Answers that do not grow. Hundreds of thousands are kept, most of them with one or two entries. */
export interface KeptAnswers {
  readonly entries: readonly (readonly [path: string, kind: EntryKind | null])[]
  readonly folders: readonly string[]
  readonly anchors: readonly string[]
  readonly links: readonly string[]
  readonly texts: readonly string[]
  readonly dependsOnMore: boolean
  readonly dependsOnPast: boolean
}

/**
 * Records what was asked about a site while the links of a document were resolved, and the answers.
 * As long as the answers and the document stay the same, the resolutions do too.
 */
export class Answers {
  /** What exists at each path; null if nothing does. */
  readonly entries = new Map<string, EntryKind | null>()
  /** The folders in which every name mattered, because similar names were looked for. */
  readonly folders = new Set<string>()
  /** The documents whose anchors or relations mattered. */
  readonly anchors = new Set<string>()
  /** The files whose text mattered, such as the manifests of packages. */
  readonly texts = new Set<string>()
  /** The documents whose links mattered. */
  readonly links = new Set<string>()

  /**
   * Whether the results depend on something that is not recorded: the files of the whole
   * repository.
   */
  dependsOnMore = false

  /** Whether the results depend on what became of files that are gone. */
  dependsOnPast = false

  readonly #joined = new Set<KeptAnswers>()

  /** The answers so far, in a form to keep. */
  get kept(): KeptAnswers {
    return {
      entries: listOf(this.entries),
      folders: listOf(this.folders),
      anchors: listOf(this.anchors),
      links: listOf(this.links),
      texts: listOf(this.texts),
      dependsOnMore: this.dependsOnMore,
      dependsOnPast: this.dependsOnPast,
    }
  }

  /** Adds the answers of a result that these results depend on. */
  join(other: KeptAnswers): void {
    if (this.#joined.has(other)) return
    this.#joined.add(other)
    for (const [path, kind] of other.entries) this.entries.set(path, kind)
    for (const folder of other.folders) this.folders.add(folder)
    for (const path of other.anchors) this.anchors.add(path)
    for (const path of other.links) this.links.add(path)
    for (const path of other.texts) this.texts.add(path)
    this.dependsOnMore ||= other.dependsOnMore
    this.dependsOnPast ||= other.dependsOnPast
  }

  /** Whether an answer may change after a file or folder was added, removed or replaced. */
  dependOnPath(path: string): boolean {
    if (this.entries.has(path)) return true
    return this.folders.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  }
}

const nothing: readonly never[] = []

function listOf<Item>(items: { readonly size: number } & Iterable<Item>): readonly Item[] {
  return items.size === 0 ? nothing : [...items]
}
