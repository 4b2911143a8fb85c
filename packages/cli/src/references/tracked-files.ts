import { runGit, splitNul } from '../files/git/run-git.ts'

/** The files that git tracks below a folder. Git is asked when the answer is first needed. */
export class TrackedFiles {
  readonly #root: string
  #paths: ReadonlySet<string> | null | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** Returns whether git tracks a file, or anything in a folder. Null if that is not known. */
  has(path: string): boolean | null {
    // Null is an answer too: without git, it is not asked again for each link.
    if (this.#paths === undefined) this.#paths = trackedPaths(this.#root)
    const paths = this.#paths
    if (paths === null || paths.size === 0) return null
    // The root has an empty path, and something in it is tracked.
    if (path === '' || paths.has(path)) return true
    // Files in a submodule or behind a link are tracked elsewhere or not at all.
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      if (paths.has(path.slice(0, slash))) return null
    }
    return paths.has(`${path}/`)
  }
}

/**
 * Returns the paths of all tracked files, and of their folders with a trailing slash. Null without
 * git.
 */
export function trackedPaths(root: string): ReadonlySet<string> | null {
  try {
    const paths = new Set<string>()
    for (const path of splitNul(runGit(root, ['ls-files', '-z'], 'references'))) {
      paths.add(path)
      for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
        const folder = path.slice(0, slash + 1)
        if (paths.has(folder)) break
        paths.add(folder)
      }
    }
    return paths
  } catch {
    return null
  }
}
