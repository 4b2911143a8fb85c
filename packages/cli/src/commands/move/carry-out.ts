import { existsSync, lstatSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import { writeInPlace } from '../../files/writing/write-in-place.ts'
import type { AskedMoves } from './asked-moves.ts'
import {
  type MoveSteps,
  putBack,
  removeJournal,
  type WrittenFile,
  writeJournal,
} from './journal.ts'
import { moveTracked } from './tracked-entries.ts'

/**
 * Carries out a move, whole or not at all: a failure puts everything back, and a process that is killed
 * leaves a journal, by which the next one does. All in one go, so that no signal handler runs between.
 *
 * @param entries What git's index is told. See `trackedEntries`.
 * @throws UsageError if something fails; then everything is as it was.
 */
export function carryOut(
  { root, moves }: AskedMoves,
  files: readonly WrittenFile[],
  entries: string,
): void {
  const steps: MoveSteps = {
    moves,
    files,
    folders: foldersToMake(root, moves),
    isTracked: entries !== '',
  }
  try {
    writeJournal(root, steps)
  } catch (error) {
    throw new UsageError(`Nothing was moved: ${reasonOf(error)}.`)
  }
  let at = ''
  try {
    for (const { path, before, after } of files) {
      at = path
      writeInPlace(join(root, path), after, before)
    }
    for (const folder of steps.folders) {
      at = folder
      mkdirSync(join(root, folder))
    }
    for (const { from, to } of moves) {
      at = from
      renameUnlessTaken(join(root, from), join(root, to))
    }
    at = 'git'
    moveTracked(root, entries)
  } catch (error) {
    const doubts: string[] = []
    putBack(root, steps, message => {
      if (!message.startsWith(`${at}:`)) doubts.push(message)
    })
    removeJournal(root)
    throw new UsageError([`${at}: Nothing was moved: ${reasonOf(error)}.`, ...doubts].join(' '))
  }
  removeJournal(root)
}

/** `rename` of the system replaces a file that another program has made in the meantime. */
function renameUnlessTaken(from: string, to: string): void {
  const [old, now] = [from, to].map(path => lstatSync(path, { throwIfNoEntry: false }))
  if (now !== undefined && now.ino !== old?.ino) throw new UsageError('its target exists')
  renameSync(from, to)
}

/** Returns the folders of the targets that do not exist, the outer ones first. */
function foldersToMake(root: string, moves: AskedMoves['moves']): readonly string[] {
  const folders = new Set<string>()
  for (const { to } of moves) {
    const names = to.split('/').slice(0, -1)
    for (const [index] of names.entries()) {
      const folder = names.slice(0, index + 1).join('/')
      if (!existsSync(join(root, folder))) folders.add(folder)
    }
  }
  return [...folders]
}
