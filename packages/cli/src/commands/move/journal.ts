import {
  closeSync,
  ftruncateSync,
  lstatSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { type Move, movedPath } from '@hreflint/references'
import { isWithin, readRegularFile, realPath } from '@hreflint/references/site-plans'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import { findLeftBehind, writeWhole } from '../../files/writing/backup.ts'
import { journalName } from '../../files/writing/move-journal.ts'
import { isRunning } from '../../files/writing/is-running.ts'
import { moveTracked, trackedEntries } from './tracked-entries.ts'

/** A file whose content a move replaces. */
export interface WrittenFile {
  /** The path, before any move, from the root. */
  readonly path: string
  readonly before: Buffer
  readonly after: Buffer
}

/** All that a move will do on disk. Paths are from the root. */
export interface MoveSteps {
  readonly moves: readonly Move[]
  readonly files: readonly WrittenFile[]
  /** The folders that the move makes, the outer ones first. */
  readonly folders: readonly string[]
  readonly isTracked: boolean
}

/** The maximum size in bytes of the journal and of the files that it names: 1 GiB. */
const maxContent = 1024 ** 3

/** A move takes less than these milliseconds. An older journal is of a process that is gone. */
const longestMove = 600_000

/** Writes down what a move will do, before it does anything. */
export function writeJournal(root: string, steps: MoveSteps): void {
  const files = steps.files.map(({ path, before, after }) => ({
    path,
    before: before.toString('base64'),
    after: after.toString('base64'),
  }))
  const temporary = join(root, `.hreflint-move-${process.pid}.tmp`)
  try {
    // Only the owner may read what may be secret in the files.
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeWhole(file, Buffer.from(JSON.stringify({ process: process.pid, ...steps, files })))
    } finally {
      closeSync(file)
    }
    renameSync(temporary, join(root, journalName))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

export function removeJournal(root: string): void {
  rmSync(join(root, journalName))
}

/**
 * Ends a move that was interrupted: puts everything back or, if only the last step was left, completes
 * it. Returns what was done; null if no move was interrupted.
 *
 * @param onDoubt Called with a sentence for each file that somebody has changed in the meantime. It is
 * left as it is.
 * @throws UsageError if the move is still being carried out, or if it cannot be ended.
 */
export function endInterrupted(
  root: string,
  onDoubt: (message: string) => void,
): 'put back' | 'completed' | null {
  const path = join(root, journalName)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status === undefined) return null
  const { process: id, steps } = readJournal(root)
  if (isRunning(id) && Date.now() - status.mtimeMs < longestMove) {
    throw new UsageError(`${journalName}: Another move is being carried out.`)
  }
  try {
    if (isDone(root, steps)) {
      if (steps.isTracked) moveTracked(root, trackedEntries({ root, moves: steps.moves }))
      removeJournal(root)
      cleanUp(root, steps)
      return 'completed'
    }
    putBack(root, steps, onDoubt)
    removeJournal(root)
    return 'put back'
  } catch (error) {
    throw new UsageError(
      `${journalName}: The interrupted move cannot be ended: ${reasonOf(error)}.`,
    )
  }
}

/**
 * Undoes the steps that were done. Git's index is the last step of a move and is never undone.
 *
 * @param onDoubt See `endInterrupted`.
 */
export function putBack(
  root: string,
  { moves, files, folders }: MoveSteps,
  onDoubt: (message: string) => void,
): void {
  for (const { from, to } of moves.toReversed()) {
    const [old, now] = [join(root, from), join(root, to)]
    if (!exists(old) && exists(now)) renameSync(now, old)
  }
  for (const folder of folders.toReversed()) removeIfEmpty(join(root, folder))
  for (const { path, before, after } of files) {
    const file = join(root, path)
    const content = contentOf(file)
    if (content === null || content.equals(before)) continue
    if (isPartOf(content, before, after)) overwrite(file, before)
    else onDoubt(`${path}: It was changed in the meantime, so its links were not put back.`)
  }
  cleanUp(root, { moves, files })
}

/** Removes the copies of files that the interrupted process was writing. */
function cleanUp(root: string, { moves, files }: Pick<MoveSteps, 'moves' | 'files'>): void {
  const paths = files.flatMap(({ path }) => [path, movedPath(path, moves)])
  const folders = new Set(paths.map(path => dirname(join(root, path))))
  findLeftBehind(folders, true, () => {})
}

/** Whether every file is where it should be, with its new content. */
function isDone(root: string, { moves, files }: MoveSteps): boolean {
  const areMoved = moves.every(
    ({ from, to }) => !exists(join(root, from)) && exists(join(root, to)),
  )
  if (!areMoved) return false
  return files.every(({ path, after }) => {
    return contentOf(join(root, movedPath(path, moves)))?.equals(after) === true
  })
}

/** Whether a content is the new one, or the new one written up to some place over the old one. */
function isPartOf(content: Buffer, before: Buffer, after: Buffer): boolean {
  if (content.equals(after)) return true
  const shortest = Math.min(content.length, after.length)
  let same = 0
  while (same < shortest && content[same] === after[same]) same += 1
  const isWhole = content.length === before.length || content.length === after.length
  const isLonger = content.length === same && same >= before.length
  return isLonger || (isWhole && content.subarray(same).equals(before.subarray(same)))
}

function overwrite(path: string, bytes: Buffer): void {
  const file = openSync(path, 'r+')
  try {
    writeWhole(file, bytes)
    ftruncateSync(file, bytes.length)
  } finally {
    closeSync(file)
  }
}

function contentOf(path: string): Buffer | null {
  try {
    return lstatSync(path).isFile() ? readRegularFile(path, maxContent) : null
  } catch {
    return null
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Somebody has put something there, or it was not made.
  }
}

function readJournal(root: string): { readonly process: number; readonly steps: MoveSteps } {
  try {
    const text = readRegularFile(join(root, journalName), maxContent).toString()
    const read: Journal = JSON.parse(text)
    const paths = [
      ...read.moves.flatMap(({ from, to }) => [from, to]),
      ...read.files.map(({ path }) => path),
      ...read.folders,
    ]
    if (!paths.every(path => isOwn(path, root))) throw new Error('it names files of others')
    const files = read.files.map(file => ({
      path: file.path,
      before: Buffer.from(file.before, 'base64'),
      after: Buffer.from(file.after, 'base64'),
    }))
    return { process: Number(read.process), steps: { ...read, files } }
  } catch (error) {
    throw new UsageError(
      `${journalName}: It cannot be read: ${reasonOf(error)}. Delete it to keep all files as they are.`,
    )
  }
}

/** Whether a path is one that a move can name. The journal may be in a repository of somebody else. */
function isOwn(path: unknown, root: string): boolean {
  if (typeof path !== 'string' || path === '') return false
  const isPlain = path.split('/').every(name => !/^(?:\.{0,2}|\.git|\.hg|\.svn|\.jj)$/i.test(name))
  const isForWindows = sep === '\\' && /[\\:]/.test(path)
  if (!isPlain || isForWindows || path.includes('\0')) return false
  let folder = dirname(join(root, path))
  while (!exists(folder)) folder = dirname(folder)
  return isWithin(realPath(folder), root)
}

interface Journal extends Omit<MoveSteps, 'files'> {
  readonly process: number
  readonly files: readonly {
    readonly path: string
    readonly before: string
    readonly after: string
  }[]
}
