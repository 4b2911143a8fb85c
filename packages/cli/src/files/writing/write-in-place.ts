import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import { makeBackup, writeWhole } from './backup.ts'

/**
 * Replaces the bytes of a file, which stays the same file: with its hard links, owner, mode, access lists
 * and extended attributes, and with a new time of modification. Whole or not at all: a failure writes the
 * old bytes back, and a process that is killed leaves a copy of them, which the next run looks at. All in
 * one go, so that no signal handler runs between.
 *
 * @param before What the file must still hold.
 * @throws UsageError if it holds something else meanwhile; Error where the system refuses.
 */
export function writeInPlace(path: string, after: Uint8Array, before: Buffer): void {
  const file = openSync(path, 'r+')
  try {
    const backup = makeBackup(path, fstatSync(file), before, after)
    const isChanged = !readFileSync(file).equals(before)
    if (!isChanged) replace(file, after, before, backup)
    rmSync(backup, { force: true })
    if (isChanged) {
      throw new UsageError('another program changed it in the meantime, so it was not changed')
    }
  } finally {
    closeSync(file)
  }
}

function replace(file: number, after: Uint8Array, before: Buffer, backup: string): void {
  try {
    writeWhole(file, after)
    if (after.length < before.length) ftruncateSync(file, after.length)
  } catch (error) {
    restore(file, before, backup)
    rmSync(backup, { force: true })
    throw error
  }
}

function restore(file: number, before: Buffer, backup: string): void {
  try {
    writeWhole(file, before)
    ftruncateSync(file, before.length)
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}; its previous content is in ${backup}`)
  }
}
