import { realpathSync } from 'node:fs'

/** A path with all links followed; the path itself where that is not possible. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
