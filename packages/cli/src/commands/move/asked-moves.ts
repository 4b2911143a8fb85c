import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Move } from '@hreflint/references'
import { isWithin, pathFrom, realPath, repositoryAbove } from '@hreflint/references/site-plans'
import { UsageError } from '../../arguments/usage-error.ts'
import { rootOfMoves } from '../../files/writing/move-journal.ts'

/** What the command line asks to move. Paths are from the root. */
export interface AskedMoves {
  /** The folder that nothing is moved out of: the repository or, without one, the working folder. */
  readonly root: string
  readonly moves: readonly Move[]
}

/** Returns the moves within a folder, with paths from there. None if the whole folder moves. */
export function movesIn(folder: string, { root, moves }: AskedMoves): readonly Move[] {
  return moves.flatMap(({ from, to }) => {
    const [old, now] = [join(root, from), join(root, to)]
    if (old === folder || !isWithin(old, folder) || !isWithin(now, folder)) return []
    return [{ from: pathFrom(folder, old), to: pathFrom(folder, now) }]
  })
}

/** Folders of version control, in which nothing is moved. */
const ofControl = /(?:^|\/)\.(?:git|hg|svn|jj)(?:\/|$)/

/**
 * Reads what is to be moved where. As with `mv`, several sources need a folder as the target, and a
 * folder that exists receives the source. A slash at the end means a folder, which is made if it does
 * not exist.
 *
 * @throws UsageError if a source does not exist, a target exists, or either is a place in which nothing
 * can be moved.
 */
export function askedMoves(paths: readonly string[], cwd: string): AskedMoves {
  const sources = paths.slice(0, -1)
  const target = paths.at(-1)
  if (sources.length === 0 || target === undefined) {
    throw new UsageError('move needs what to move and where to: hreflint move <from...> <to>.')
  }
  const root = rootOfMoves(cwd)
  const folder = folderToFill(target, cwd, sources.length > 1)
  const moves = sources.map(source => {
    const from = sourceOf(source, cwd, root)
    const to = folder === null ? realPlace(resolve(cwd, target)) : join(folder, basename(from))
    refuseTarget(target, from, to, root)
    return { from: pathFrom(root, from), to: pathFrom(root, to) }
  })
  for (const [index, { from, to }] of moves.entries()) {
    const before = moves.slice(0, index)
    const same = before.find(other => other.to === to)
    if (same !== undefined) {
      throw new UsageError(`${same.from} and ${from} both become ${to}.`)
    }
    for (const other of moves) {
      const isAround = other.from !== from && from.startsWith(`${other.from}/`)
      if (isAround) throw new UsageError(`${from}: It is in ${other.from}, which moves as well.`)
      if (to === other.from || to.startsWith(`${other.from}/`)) {
        if (other.from === from) continue
        throw new UsageError(`${from}: Its target ${to} is in ${other.from}, which moves as well.`)
      }
    }
  }
  return { root, moves }
}

/** Returns the folder that the sources go into; null if the target is the new path of the only one. */
function folderToFill(target: string, cwd: string, isShared: boolean): string | null {
  const path = resolve(cwd, target)
  const isFolder = followed(path)?.isDirectory()
  const hasSlash = /[/\\]$/.test(target)
  if (isFolder === true || (isFolder === undefined && hasSlash)) return realPlace(path)
  if (!isShared && !hasSlash) return null
  const why =
    isFolder === false
      ? 'It is not a folder'
      : 'There is no such folder. A slash at the end makes it'
  throw new UsageError(`${target}: ${why}.`)
}

/** Returns the absolute path of a source, whose folders are followed through symbolic links. */
function sourceOf(source: string, cwd: string, root: string): string {
  const given = resolve(cwd, source)
  const path = join(realPath(dirname(given)), basename(given))
  const status = statusOf(path)
  if (status === undefined) throw new UsageError(`${source}: There is no such file or folder.`)
  if (status.isSymbolicLink()) {
    throw new UsageError(`${source}: It is a symbolic link, which hreflint does not move.`)
  }
  if (!status.isFile() && !status.isDirectory()) {
    throw new UsageError(`${source}: It is neither a file nor a folder.`)
  }
  if (isWithin(root, path)) {
    throw new UsageError(`${source}: It contains the whole repository.`)
  }
  if (!isWithin(path, root)) throw new UsageError(`${source}: It is outside ${root}.`)
  if (ofControl.test(pathFrom(root, path))) {
    throw new UsageError(`${source}: It belongs to version control.`)
  }
  if (status.isDirectory()) refuseRepositories(source, path)
  if (repositoryAbove(dirname(path)) !== repositoryAbove(root)) {
    throw new UsageError(`${source}: It belongs to another repository.`)
  }
  return path
}

/** @throws UsageError if another repository is in a folder: git knows where it is. */
function refuseRepositories(source: string, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ofControl.test(entry.name)) {
      throw new UsageError(`${source}: It contains another repository. Move it with git.`)
    }
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      refuseRepositories(source, join(folder, entry.name))
    }
  }
}

function refuseTarget(target: string, from: string, to: string, root: string): void {
  if (!isWithin(to, root)) throw new UsageError(`${target}: It is outside ${root}.`)
  const shown = pathFrom(root, to)
  if (ofControl.test(shown)) throw new UsageError(`${target}: It belongs to version control.`)
  if (to === from) throw new UsageError(`${shown}: It is there already.`)
  if (isWithin(to, from)) throw new UsageError(`${shown}: A folder cannot be moved into itself.`)
  if (repositoryAbove(dirname(to)) !== repositoryAbove(root)) {
    throw new UsageError(`${target}: It belongs to another repository.`)
  }
  if (statusOf(to) !== undefined && !isSameEntry(from, to)) {
    throw new UsageError(`${shown}: It exists already, so nothing was moved.`)
  }
  for (let folder = dirname(to); isWithin(folder, root) && folder !== root; ) {
    const status = followed(folder)
    if (status !== undefined && !status.isDirectory()) {
      throw new UsageError(`${pathFrom(root, folder)}: It is not a folder.`)
    }
    folder = dirname(folder)
  }
}

/** Whether two paths that differ in case only are one entry of a file system that ignores case. */
function isSameEntry(from: string, to: string): boolean {
  const [one, other] = [statusOf(from), statusOf(to)]
  return (
    from.toLowerCase() === to.toLowerCase() && one?.ino === other?.ino && one?.dev === other?.dev
  )
}

/** Follows the symbolic links of the folders that exist on the way to a path. */
function realPlace(path: string): string {
  if (dirname(path) === path) return path
  if (followed(path)?.isDirectory() === true) return realPath(path)
  return join(realPlace(dirname(path)), basename(path))
}

/** Returns what is at a path, not followed. A part of the path that is a file means that nothing is. */
function statusOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Returns what is at a path, followed through symbolic links. */
function followed(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
