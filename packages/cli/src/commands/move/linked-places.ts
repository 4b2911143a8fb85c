import { lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { movedPath } from '@hreflint/references'
import { isWithin, pathFrom } from '@hreflint/references/site-plans'
import type { AskedMoves } from './asked-moves.ts'

/**
 * Returns why symbolic links below the root would lead elsewhere after the moves, one sentence for
 * each. They are not rewritten: what they are for is not known.
 */
export function lostSymbolicLinks({ root, moves }: AskedMoves): readonly string[] {
  const lost: string[] = []
  const after = (path: string) =>
    isWithin(path, root) ? join(root, movedPath(pathFrom(root, path), moves)) : path
  for (const path of symbolicLinks(root)) {
    const written = readlinkSync(path)
    const target = resolve(dirname(path), written)
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) continue
    const now = isAbsolute(written) ? written : resolve(dirname(after(path)), written)
    if (now === after(target)) continue
    lost.push(`${pathFrom(root, path)}: It is a symbolic link that leads elsewhere after the move.`)
  }
  return lost
}

/** Finds the symbolic links in a folder, without those in repositories and installed packages. */
function* symbolicLinks(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) yield path
    else if (entry.isDirectory() && !skipped.has(entry.name)) yield* symbolicLinks(path)
  }
}

const skipped: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', '.jj', 'node_modules'])
