import { type Stats, statSync } from 'node:fs'

/** What the system says about a regular file without reading it. */
export interface FileStamp {
  /** Changes with every change of the content, also if a program sets the time of modification. */
  readonly text: string
  readonly size: number
  /** When the content or the attributes last changed, in milliseconds. A program cannot set it. */
  readonly changed: number
}

/** Returns the stamp of a file. Null if there is no regular file. */
export function stampOf(path: string): FileStamp | null {
  const status = statusOf(path)
  if (status?.isFile() !== true) return null
  const { dev, ino, size, mtimeMs, ctimeMs } = status
  return { text: `${ctimeMs} ${mtimeMs} ${size} ${ino} ${dev}`, size, changed: ctimeMs }
}

function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
