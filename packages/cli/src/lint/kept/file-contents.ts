import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import { type FileStamp, isReadable, stampOf } from './file-stamp.ts'
import { readRegularFile } from '@hreflint/references/site-plans'

/** The content of a file and its stamp at that time. */
export type StampedContent = readonly [stamp: string, content: string]

/** Contents by path, relative to the working directory where that contains the file. */
export type StampedContents = ReadonlyMap<string, StampedContent>

/**
 * Milliseconds after a change in which another one may have the same time. FAT counts in 2 seconds.
 */
const shortestAge = 3000

/** Bytes that a run reads only for their hashes, for which it is worth to write the cache again. */
const worthWriting = 16 * 1024 * 1024

export interface FileContentsOptions {
  readonly cwd: string
  readonly maxFileSize: number
  /** The contents that an earlier run has read. */
  readonly before?: StampedContents | undefined
}

/**
 * The contents of files, as hashes. A file is read only if its stamp is not that of an earlier run.
 */
export class FileContents {
  readonly #below: string
  readonly #maxFileSize: number
  readonly #before: StampedContents
  readonly #after = new Map<string, StampedContent>()
  readonly #contents = new Map<string, string>()
  readonly #stamps = new Map<string, FileStamp | null>()
  #bytesRead = 0

  constructor({ cwd, maxFileSize, before = new Map() }: FileContentsOptions) {
    this.#below = cwd.endsWith(sep) ? cwd : `${cwd}${sep}`
    this.#maxFileSize = maxFileSize
    this.#before = before
  }

  /** The contents to use in a later run. */
  get stamped(): StampedContents {
    return new Map([...this.#before, ...this.#after])
  }

  /** Whether a later run would save much if it had the stamps of this one. */
  get savesMuch(): boolean {
    return this.#bytesRead >= worthWriting
  }

  /** Returns a hash of the content. Empty if the file cannot be read. */
  of(path: string): string {
    let content = this.#contents.get(path)
    if (content === undefined) {
      content = this.#find(path)
      this.#contents.set(path, content)
    }
    return content
  }

  /** Notes the state of a file that is about to be linted. */
  note(path: string): void {
    if (!this.#contents.has(path)) this.#stampOf(path)
  }

  /** Returns the content of a noted file. Empty if it has changed since it was noted. */
  ofUnchanged(path: string): string {
    const noted = this.#stamps.get(path)
    const content = this.of(path)
    if (noted === undefined) return content
    return noted !== null && stampOf(path)?.text === noted.text ? content : ''
  }

  #find(path: string): string {
    const stamp = this.#stampOf(path)
    const key = path.startsWith(this.#below) ? path.slice(this.#below.length) : path
    const known = this.#before.get(key)
    if (known !== undefined && stamp?.text === known[0] && stamp.size <= this.#maxFileSize) {
      return isReadable(path, stamp) ? known[1] : ''
    }
    // Before it is read, because a change may come right after.
    const isSafe = stamp !== null && isOld(stamp)
    try {
      const content = hashOf(readRegularFile(path, this.#maxFileSize))
      if (isSafe) {
        this.#bytesRead += stamp.size
        this.#after.set(key, [stamp.text, content])
      }
      return content
    } catch {
      // Linting the file reports the problem.
      return ''
    }
  }

  #stampOf(path: string): FileStamp | null {
    let stamp = this.#stamps.get(path)
    if (stamp === undefined) {
      stamp = stampOf(path)
      this.#stamps.set(path, stamp)
    }
    return stamp
  }
}

/**
 * Returns whether a later change is sure to have another stamp. The system may show files that it
 * makes up with a size of 0.
 */
function isOld({ changed, size }: FileStamp): boolean {
  return size > 0 && changed > 0 && changed + shortestAge < Date.now()
}

/** Returns a hash of a text or of bytes, short enough to be kept many times. */
export function hashOf(content: string | Buffer): string {
  return createHash('blake2b512').update(content).digest('base64url').slice(0, 43)
}
