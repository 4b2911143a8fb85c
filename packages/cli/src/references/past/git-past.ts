import { posix } from 'node:path'
import type { Fate, PastDocument, PastVersion } from '@hreflint/references'
import { runGit, workTree } from '../../files/git/run-git.ts'
import { RepositoryPast } from './repository-past.ts'

/** A folder of a repository. */
interface Place {
  readonly past: RepositoryPast
  /** Its path from the root of the work tree. */
  readonly folder: string
}

/** What git remembers of the files that are gone. Git is asked when a target is missing. */
export class GitPast {
  readonly #repositories = new Map<string, RepositoryPast>()
  readonly #places = new Map<string, Place | null>()

  /** Returns what became of a file or folder below a root. Null if git does not know. Paths are relative to the root. */
  fateOf(root: string, path: string): Fate | null {
    const place = this.#knownPlaceOf(root)
    if (place === null) return null
    const { past, folder } = place
    const found = past.of(posix.join(folder, path))
    return found === null ? null : { ...found, path: posix.relative(folder, found.path) }
  }

  /** Returns the earlier versions of a document below a root, newest first. */
  versionsOf(root: string, path: string): Iterable<PastVersion> {
    const place = this.#knownPlaceOf(root)
    return place === null ? [] : place.past.versionsOf(posix.join(place.folder, path))
  }

  /** Returns the documents below a root that a commit has changed, as it left them. Paths are relative to the root. */
  *changedIn(root: string, commit: string): Generator<PastDocument> {
    const place = this.#knownPlaceOf(root)
    if (place === null) return
    for (const document of place.past.changedIn(commit)) {
      const path = posix.relative(place.folder, document.path)
      if (!path.startsWith('../')) yield { ...document, path }
    }
  }

  #knownPlaceOf(root: string): Place | null {
    let place = this.#places.get(root)
    if (place === undefined) {
      place = this.#placeOf(root)
      this.#places.set(root, place)
    }
    return place
  }

  #placeOf(root: string): Place | null {
    try {
      const folder = runGit(root, ['rev-parse', '--show-prefix'], 'references')
        .toString()
        .replace(/\/?\n$/, '')
      const top = workTree(root, 'references')
      const past = this.#repositories.get(top) ?? new RepositoryPast(top)
      this.#repositories.set(top, past)
      // Of a folder that a build makes, git remembers nothing.
      return folder === '' || past.tracks(folder) ? { past, folder } : null
    } catch {
      return null
    }
  }
}
