import type { PastDocument, PastVersion } from '@hreflint/references'
import {
  changeOf,
  type PastChange,
  type PastCommit,
  shortLength,
  stagedChange,
} from '../../files/git/past-changes.ts'
import { GitTime } from '../../files/git/git-time.ts'
import { trackedPaths } from '../tracked-files.ts'
import { PastVersions } from './past-versions.ts'
import { type PlaceAfter, placeAfter } from './place-after.ts'
import { type Removal, Removals } from './removals.ts'

/** What became of a path, from the root of the work tree. */
export interface PastOfPath {
  /** Where it is now, or the name under which it was deleted. */
  readonly path: string
  readonly isDeleted: boolean
  /** Null for a change that is staged. */
  readonly commit: { readonly id: string; readonly date: string } | null
}

/** How long git may look for files that were moved and changed at once, in milliseconds. */
const mostTime = 2000

/** What happened to a path. */
interface Step {
  readonly place: PlaceAfter
  /** Null for a change that is staged, after which nothing happens. */
  readonly removal: Removal | null
}

/** What git remembers of the files of a repository that are gone. */
export class RepositoryPast {
  readonly #root: string
  readonly #removals: Removals
  readonly #versions: PastVersions
  readonly #changes = new Map<string, PastChange | null>()
  readonly #known = new Map<string, PastOfPath | null>()
  readonly #time = new GitTime(mostTime)
  #tracked: ReadonlySet<string> | undefined
  #staged: PastChange | null | undefined
  #digits: number | undefined

  /** @param root The root of a work tree. */
  constructor(root: string) {
    this.#root = root
    this.#removals = new Removals(root)
    this.#versions = new PastVersions(root, id => this.#shortened(id))
  }

  /** Whether git tracks a file, or anything in a folder. */
  tracks(path: string): boolean {
    this.#tracked ??= trackedPaths(this.#root) ?? new Set()
    return this.#tracked.has(path) || this.#tracked.has(`${path}/`)
  }

  /** Returns what became of a file or folder. Null if it is still there, or if git does not remember it. */
  of(path: string): PastOfPath | null {
    let known = this.#known.get(path)
    if (known === undefined) {
      known = this.#follow(path)
      this.#known.set(path, known)
    }
    return known
  }

  /** Returns the earlier versions of a document that could be looked at, newest first. */
  versionsOf(path: string): Iterable<PastVersion> {
    return this.#versions.of(path)
  }

  /** Returns the documents that a commit has changed, as it left them. */
  changedIn(commit: string): Iterable<PastDocument> {
    return this.#versions.changedIn(commit)
  }

  #follow(first: string): PastOfPath | null {
    // A path that came back is no news, and neither is one that is missing only in the folder.
    if (this.tracks(first)) return null
    let path = first
    let last: Step | null = null
    while (true) {
      const step: Step | null = last === null ? this.#firstStep(path) : this.#stepAfter(last, path)
      if (step === null) {
        return last !== null && this.tracks(path) ? this.#result(path, false, last) : null
      }
      if (step.place === 'unknown') return null
      if (step.place === 'deleted') return this.#result(path, true, step)
      path = step.place.path
      last = step
    }
  }

  #result(path: string, isDeleted: boolean, { removal }: Step): PastOfPath {
    if (removal === null) return { path, isDeleted, commit: null }
    const { id, date } = removal.commit
    return { path, isDeleted, commit: { id: this.#shortened(id), date } }
  }

  #shortened(id: string): string {
    this.#digits ??= this.#time.ask(limits => shortLength(this.#root, limits)) ?? 12
    return id.slice(0, this.#digits)
  }

  /** Returns the newest change that removed a path. */
  #firstStep(path: string): Step | null {
    return this.#stagedStep(path) ?? this.#stepOf(this.#removals.newestOf(path), path)
  }

  /** Returns what happened next to what a step has moved. Something else may have its name by now. */
  #stepAfter({ removal: before }: Step, path: string): Step | null {
    if (before === null || this.#tracked?.has(`${path}/`) === true) return null
    const next = this.#removals.nextOf(path, before)
    // Each file that leaves a folder is a removal of the folder. The last one counts.
    const isOfFolder = next !== null && !isFileOf(next.commit, path)
    const removal = isOfFolder ? this.#removals.newestOf(path) : next
    return this.#stepOf(removal, path) ?? this.#stagedStep(path)
  }

  #stepOf(removal: Removal | null, path: string): Step | null {
    return removal === null ? null : { place: this.#placeAfter(removal.commit, path), removal }
  }

  #stagedStep(path: string): Step | null {
    if (this.#staged === undefined) {
      this.#staged = this.#time.ask(limits => stagedChange(this.#root, limits))
    }
    const place = this.#staged === null ? 'unknown' : placeAfter(this.#staged, path)
    return place === 'unknown' ? null : { place, removal: null }
  }

  /** Returns where a commit leaves a path. Whether a file was changed as well is looked at only if it matters. */
  #placeAfter(commit: PastCommit, path: string): PlaceAfter {
    const place = placeAfter(commit, path)
    if (commit.moved.has(path) || commit.deleted.size === 0) return place
    const { id } = commit
    let change = this.#changes.get(id)
    if (change === undefined) {
      change = this.#time.ask(limits => changeOf(this.#root, id, limits))
      this.#changes.set(id, change)
    }
    return change === null ? 'unknown' : placeAfter(change, path)
  }
}

function isFileOf({ moved, deleted }: PastChange, path: string): boolean {
  return moved.has(path) || deleted.has(path)
}
