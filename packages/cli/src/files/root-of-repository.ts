import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

/**
 * Gives the paths of files as those see them who look at the whole repository: from its root, with `/`
 * between names; what lies elsewhere, and where there is no repository, as it is.
 */
export function pathFromRepository(cwd: string): (filePath: string) => string {
  const root = repositoryAbove(cwd)
  if (root === null || root === cwd) return filePath => filePath
  return filePath => {
    const path = resolve(cwd, filePath)
    const isInside = path !== root && isWithin(path, root)
    return isInside ? relative(root, path).split(sep).join('/') : filePath
  }
}

/** Returns the nearest folder, up from this one, that has a repository; null if there is none. */
export function repositoryAbove(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return null
  }
}

/** Whether a path is that of a folder, or of something below it. Both are absolute. */
export function isWithin(path: string, folder: string): boolean {
  const from = relative(folder, path)
  return from !== '..' && !from.startsWith(`..${sep}`) && !isAbsolute(from)
}
