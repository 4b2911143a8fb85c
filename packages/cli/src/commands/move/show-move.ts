import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { movedPath } from '@hreflint/references'
import type { Host } from '../../host.ts'
import type { Complaints } from '../../output/complaints.ts'
import { unifiedDiff } from '../../output/unified-diff.ts'
import { visible } from '../../reporters/visible.ts'
import { isOnBuildServer } from '../../reporters/workflow-commands.ts'
import type { AskedMoves } from './asked-moves.ts'
import type { RewrittenFile } from './links/rewritten-file.ts'

/** Writes what a move would do, as a diff with renames that `git apply` reads. */
export function showMove(
  { root, moves }: AskedMoves,
  files: readonly RewrittenFile[],
  { stdout, env }: Host,
  complaints: Complaints,
): void {
  const isLog = stdout.isTTY === true || isOnBuildServer(env)
  const changes = new Map(files.map(file => [file.path, file]))
  const moved = moves.flatMap(({ from }) => [...filesBelow(root, from)])
  for (const path of new Set([...moved, ...changes.keys()])) {
    const now = movedPath(path, moves)
    const file = changes.get(path)
    const name = (text: string) => quoted(isLog ? visible(text) : text)
    stdout.write(`diff --git ${name(`a/${path}`)} ${name(`b/${now}`)}\n`)
    if (now !== path) {
      if (file === undefined) stdout.write('similarity index 100%\n')
      stdout.write(`rename from ${name(path)}\nrename to ${name(now)}\n`)
    }
    if (file === undefined) continue
    const { text, isExact } = unifiedDiff(path, file.document.text, file.text, isLog, now)
    stdout.write(text)
    if (isExact) continue
    complaints.remark(
      `${path}: This diff cannot be applied because it leaves out passwords and control characters.`,
    )
  }
}

/** Quotes a name as git does: one that could be read as something else. */
function quoted(name: string): string {
  return /["\\\p{Cc}]/u.test(name) ? JSON.stringify(name) : name
}

/** Returns the files in a folder, or the file itself. Paths are from the root. */
export function* filesBelow(root: string, path: string): Generator<string> {
  const absolute = join(root, path)
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isDirectory() !== true) {
    yield path
    return
  }
  for (const name of readdirSync(absolute).sort()) yield* filesBelow(root, `${path}/${name}`)
}
