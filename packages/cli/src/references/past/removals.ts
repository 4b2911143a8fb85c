import { GitTime } from '../../files/git/git-time.ts'
import { changesIn, commitsBefore, type PastCommit } from '../../files/git/past-changes.ts'

/** Older commits are not looked at. */
const mostCommits = 100_000

/** The numbers of commits that are read at once: few at first, so that something is read of a large tree. */
const firstPortion = 250
const largestPortion = 4000

/** The most removals that are kept, of files and of folders. */
const mostRemovals = 500_000

/** How long git may read commits, in milliseconds. It takes about 0.05 ms for each, more in a large tree. */
const mostTime = 3000

/** A commit that removed a file, or files in a folder. */
export interface Removal {
  readonly commit: PastCommit
  /** How many commits with removals are newer. */
  readonly age: number
}

/** The files that commits have removed. Commits are read when they are needed, newest first. */
export class Removals {
  readonly #root: string
  /** By path, newest first. */
  readonly #known = new Map<string, Removal[]>()
  #count = 0
  #ids: readonly string[] | null = null
  #read = 0
  #portion = firstPortion
  #age = 0
  #isOver = false
  readonly #time = new GitTime(mostTime)

  /** @param root The root of a work tree. */
  constructor(root: string) {
    this.#root = root
  }

  /** Returns the newest removal of a path. Null if no commit that could be looked at has one. */
  newestOf(path: string): Removal | null {
    do {
      const [removal] = this.#known.get(path) ?? []
      if (removal !== undefined) return removal
    } while (this.#readMore())
    return null
  }

  /** Returns the first removal of a path after another removal. Null if there is none. */
  nextOf(path: string, { age }: Removal): Removal | null {
    return this.#known.get(path)?.findLast(removal => removal.age < age) ?? null
  }

  /** Reads a portion of commits. Returns whether there was one. */
  #readMore(): boolean {
    if (this.#isOver || this.#count >= mostRemovals) return false
    const count = this.#time.ask(limits => {
      this.#ids ??= commitsBefore(this.#root, mostCommits, limits)
      const ids = this.#ids.slice(this.#read, this.#read + this.#portion)
      for (const commit of ids.length === 0 ? [] : changesIn(this.#root, ids, limits)) {
        const removal = { commit, age: this.#age }
        for (const path of [...commit.moved.keys(), ...commit.deleted]) this.#note(path, removal)
        this.#age += 1
      }
      return ids.length
    })
    // Where git is too slow or cannot tell, what was read before is right all the same.
    this.#isOver = count === null || count === 0
    this.#read += count ?? 0
    this.#portion = Math.min(2 * this.#portion, largestPortion)
    return !this.#isOver
  }

  /** Notes a removal of a file and, once, of something in the folders around it. */
  #note(path: string, removal: Removal): void {
    let name = path
    while (name !== '') {
      const known = this.#known.get(name) ?? []
      if (known.at(-1) === removal) return
      this.#known.set(name, known)
      known.push(removal)
      this.#count += 1
      name = name.slice(0, Math.max(0, name.lastIndexOf('/')))
    }
  }
}
