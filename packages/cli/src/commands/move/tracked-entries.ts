import { runGit, splitNul } from '../../files/git/run-git.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { movedPath } from '@hreflint/references'
import type { AskedMoves } from './asked-moves.ts'

/** The mode of a submodule in the index. */
const submodule = '160000'

/**
 * Returns what git's index needs to be told so that it follows the moves, as `git update-index
 * --index-info` reads it; empty if git tracks nothing that moves. As with `git mv`, the content that
 * is staged stays the same.
 *
 * @throws UsageError if git cannot be run, or if it holds a conflict or a submodule there.
 */
export function trackedEntries({ root, moves }: AskedMoves): string {
  const names = moves.map(({ from }) => from)
  const args = ['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', ...names]
  const entries = splitNul(runGit(root, args, 'move'))
  const lines = entries.map(entry => {
    const tab = entry.indexOf('\t')
    const [mode = '', object = '', stage = ''] = entry.slice(0, tab).split(' ')
    const path = entry.slice(tab + 1)
    if (mode === submodule) throw new UsageError(`${path}: It is a submodule. Move it with git.`)
    if (path.includes('\uFFFD')) throw new UsageError(`${path}: Its name is not valid UTF-8.`)
    if (stage !== '0') throw new UsageError(`${path}: It has a conflict. Resolve it first.`)
    return [
      `0 ${'0'.repeat(object.length)}\t${path}\0`,
      `${mode} ${object}\t${movedPath(path, moves)}\0`,
    ]
  })
  return [...lines.map(([old]) => old), ...lines.map(([, now]) => now)].join('')
}

/** Tells git's index that tracked files have moved. */
export function moveTracked(root: string, entries: string): void {
  if (entries !== '') runGit(root, ['update-index', '-z', '--index-info'], 'move', entries)
}
