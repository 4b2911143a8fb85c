import { realpathSync } from 'node:fs'

/** Resolves all symbolic links in a path. Returns the path itself if that fails. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
