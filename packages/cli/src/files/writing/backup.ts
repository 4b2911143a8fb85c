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
 * A copy of a file beside it while it is written: `.hreflint-<process>-<inode>-<hash>.bak`, the hash being
 * that of the content that it gets. As long as the copy itself is written, it ends with `.tmp`.
 */
const backupName = /^\.hreflint-(\d+)-(\d+)-([\da-f]{16})\.(bak|tmp)$/

/** Copies the content of a file before it is replaced by other content; gives the path of the copy. */
export function makeBackup(path: string, status: Stats, before: Buffer, after: Uint8Array): string {
  const name = `.hreflint-${process.pid}-${status.ino}-${hashOf(after)}`
  const temporary = join(dirname(path), `${name}.tmp`)
  const backup = join(dirname(path), `${name}.bak`)
  try {
    // Nobody may read the copy who may not read the file.
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

/** Writes bytes at the beginning of an open file, and waits until the device has them. */
export function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) {
    written += writeSync(file, bytes, written, bytes.length - written, written)
  }
  fsyncSync(file)
}

/**
 * Removes from folders what runs that were killed have left there.
 *
 * @param onDoubt Called where a file is neither what it was nor what it was to be: then its copy stays.
 */
export function removeLeftBehind(
  folders: Iterable<string>,
  onDoubt: (path: string, backup: string) => void,
): void {
  for (const folder of folders) {
    for (const name of namesIn(folder)) {
      const match = backupName.exec(name)
      if (match === null || isRunning(Number(match[1]))) continue
      const [, , inode = '', hash = '', kind] = match
      const backup = join(folder, name)
      const file = kind === 'bak' ? fileWith(folder, Number(inode)) : null
      if (file === null || isWhole(file, backup, hash)) rmSync(backup, { force: true })
      else onDoubt(file, backup)
    }
  }
}

function isWhole(path: string, backup: string, hash: string): boolean {
  const content = readFileSync(path)
  return hashOf(content) === hash || content.equals(readFileSync(backup))
}

/** The file of a folder that has an inode; null where it has gone. */
function fileWith(folder: string, inode: number): string | null {
  const paths = namesIn(folder).map(name => join(folder, name))
  return paths.find(path => lstatSync(path, { throwIfNoEntry: false })?.ino === inode) ?? null
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
