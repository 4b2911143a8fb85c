import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../usage-error.ts'

let count = 0

/**
 * Replaces the bytes of a file, whole or not at all: they go into a new file beside it, which then
 * takes its name. Mode, owner and times stay. All in one go, so that no signal handler runs between.
 *
 * @param before What the file must still hold.
 * @throws UsageError if it holds something else meanwhile; Error where the system refuses.
 */
export function writeFileWhole(path: string, after: Uint8Array, before: Buffer): void {
  const status = statSync(path)
  // A rename needs no right to write the file itself; a read-only file says that it is to stay.
  closeSync(openSync(path, 'r+'))
  count += 1
  const temporary = join(
    dirname(path),
    `.${basename(path).slice(0, 80)}.${process.pid}-${count}.tmp`,
  )
  try {
    const file = openSync(temporary, 'wx', status.mode)
    try {
      let written = 0
      while (written < after.length) written += writeSync(file, after, written)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    keepOwner(temporary, status)
    chmodSync(temporary, status.mode)
    utimesSync(temporary, status.atime, status.mtime)
    if (!readFileSync(path).equals(before)) {
      throw new UsageError('it was changed by another program meanwhile; left alone')
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function keepOwner(path: string, { uid, gid }: { uid: number; gid: number }): void {
  const created = statSync(path)
  if (created.uid !== uid || created.gid !== gid) chownSync(path, uid, gid)
}
