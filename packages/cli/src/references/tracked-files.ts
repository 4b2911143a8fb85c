import { runGit, splitNul } from '../files/git/run-git.ts'

/** What git tracks below a folder; asked when it first matters. */
export class TrackedFiles {
  readonly #root: string
  #paths: ReadonlySet<string> | null | undefined

  constructor(root: string) {
    this.#root = root
  }

  /** Whether git tracks a file, or anything in a folder; null where that is not known. */
  has(path: string): boolean | null {
    // Null is an answer as well: without git, it is not asked again for each link.
    if (this.#paths === undefined) this.#paths = trackedPaths(this.#root)
    const paths = this.#paths
    if (paths === null || paths.size === 0) return null
    if (paths.has(path)) return true
    // What is in a submodule, or beyond a link, is tracked elsewhere or not at all.
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      if (paths.has(path.slice(0, slash))) return null
    }
    return paths.has(`${path}/`)
  }
}

/** Each file, and each folder with a slash at its end; null without git. */
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
