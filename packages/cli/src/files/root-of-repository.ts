import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * Gives the paths of files as those see them who look at the whole repository: from its root, with `/`
 * between names; what lies elsewhere, and where there is no repository, as it is.
 */
export function pathFromRepository(cwd: string): (filePath: string) => string {
  const root = repositoryAbove(cwd)
  if (root === null || root === cwd) return filePath => filePath
  return filePath => {
    const fromRoot = relative(root, resolve(cwd, filePath))
    const isInside = fromRoot !== '' && fromRoot !== '..' && !fromRoot.startsWith(`..${sep}`)
    return isInside ? fromRoot.split(sep).join('/') : filePath
  }
}

/** Returns the nearest folder, up from this one, that has a repository; null if there is none. */
function repositoryAbove(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return null
  }
}
