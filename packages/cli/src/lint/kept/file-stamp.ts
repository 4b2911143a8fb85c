import { type Stats, statSync } from 'node:fs'
import { readStart } from '@hreflint/references/site-plans'

/** What the system says about a regular file without reading it. */
export interface FileStamp {
  /** Changes with every change of the content, also if a program sets the time of modification. */
  readonly text: string
  readonly size: number
  /** When the content or the attributes last changed, in milliseconds. A program cannot set it. */
  readonly changed: number
  /** Whether everybody may read the file, as far as its mode says. */
  readonly isForAll: boolean
}

/** Returns the stamp of a file. Null if there is no regular file. */
export function stampOf(path: string): FileStamp | null {
  const status = statusOf(path)
  if (status?.isFile() !== true) return null
  const { dev, ino, size, mtimeMs, ctimeMs, mode } = status
  const text = `${ctimeMs} ${mtimeMs} ${size} ${ino} ${dev}`
  return { text, size, changed: ctimeMs, isForAll: (mode & 0o444) === 0o444 }
}

/**
 * Whether this user may read a file. A stamp alone does not show that, because another user can have
 * written the cache. Opens the file only if its mode leaves a doubt:
 * `access` answers for the real user of the process, not for the effective one.
 */
export function isReadable(path: string, { isForAll }: FileStamp): boolean {
  if (isForAll) return true
  try {
    readStart(path, 0)
    return true
  } catch {
    return false
  }
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
