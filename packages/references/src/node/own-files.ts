import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { realPath } from './real-path.ts'

/**
 * Returns a function that tells whether a path leads to a file of a folder or of its repository,
 * with all symbolic links followed. What a report shows must not depend on what somebody else's
 * folder points at. Nothing is looked up before the first call.
 */
export function ownFiles(folder: string): (path: string) => boolean {
  let root: string | null = null
  return path => {
    root ??= repositoryAbove(realPath(folder)) ?? realPath(folder)
    try {
      return isWithin(realpathSync(path), root)
    } catch {
      return false
    }
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
