import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'

/**
 * Matches the name of the copy that is next to a file while hreflint writes the file:
 * `.hreflint-<process>-<inode>-<hash>.bak`, with the hash of the new content. While the copy itself is
 * being written, its name ends with `.tmp`.
 */
const backupName = /^\.hreflint-(\d+)-(\d+)-([\da-f]{16})\.(bak|tmp)$/

/** A write takes less than these milliseconds. An older copy is of a process that is gone, though another has its id. */
const longestWrite = 600_000

/** Copies a file before its content is replaced. Returns the path of the copy. */
export function makeBackup(path: string, status: Stats, before: Buffer, after: Uint8Array): string {
  const name = `.hreflint-${process.pid}-${status.ino}-${hashOf(after)}`
  const temporary = join(dirname(path), `${name}.tmp`)
  const backup = join(dirname(path), `${name}.bak`)
  try {
    // Only those who may read the file may read the copy.
    const file = openSync(temporary, 'wx', status.mode & 0o600)
    try {
      writeWhole(file, before)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, backup)
    return backup
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Writes bytes at the start of an open file, and waits until the device has them. */
export function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) {
    written += writeSync(file, bytes, written, bytes.length - written, written)
  }
  fsyncSync(file)
}

/**
 * Looks at the copies that killed runs have left in folders.
 *
 * @param removes Whether to remove the copies that nobody needs.
 * @param onDoubt Called for a file that has neither its old nor its new content. Its copy is kept.
 */
export function findLeftBehind(
  folders: Iterable<string>,
  removes: boolean,
  onDoubt: (path: string, backup: string) => void,
): void {
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const match = backupName.exec(name)
      if (match === null) continue
      const [, id, inode = '', hash = '', kind] = match
      const backup = join(folder, name)
      if (!isFile(backup) || (isRunning(Number(id)) && isRecent(backup))) continue
      const file = kind === 'bak' ? fileWith(folder, Number(inode)) : null
      if (file !== null && !isWhole(file, backup, hash)) onDoubt(file, backup)
      else if (removes) remove(backup)
    }
  }
}

/** Removes a copy that nobody needs. It may be in a folder that cannot be written any more. */
function remove(backup: string): void {
  try {
    rmSync(backup, { force: true })
  } catch {
    // The next run tries again.
  }
}

/** Whether there is a regular file, and nothing else with this name. */
function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function isRecent(backup: string): boolean {
  const { mtimeMs = 0 } = lstatSync(backup, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs < longestWrite
}

function isWhole(path: string, backup: string, hash: string): boolean {
  try {
    const content = readFileSync(path)
    return hashOf(content) === hash || content.equals(readFileSync(backup))
  } catch {
    return false
  }
}

/** Returns the path of the file with an inode in a folder; null if there is no such file. */
function fileWith(folder: string, inode: number): string | null {
  const paths = namesIn(folder).map(name => join(folder, name))
  const has = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.ino === inode
  return paths.find(path => has(path) && isFile(path)) ?? null
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
