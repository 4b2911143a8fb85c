import { resolve } from 'node:path'
import { trackedChanges, untrackedFiles } from './changed-files.ts'
import { plainDiff, revision, runGit, workTree } from './run-git.ts'

/** First and last line of a stretch that was added or changed. */
export type LineStretch = readonly [first: number, last: number]

/** The lines of a file that count as changed. */
export type ChangedLines = 'all' | readonly LineStretch[]

/**
 * What was added or changed in each file since the work branched off `ref`, also in one that was renamed;
 * a file that git does not know yet is all new. Keys are absolute paths. Git compares the whole tree, because
 * a file below `paths` may have been moved there from elsewhere.
 *
 * @throws UsageError where git says no.
 */
export function changedLines(
  cwd: string,
  ref: string,
  paths: readonly string[],
): ReadonlyMap<string, ChangedLines> {
  const purpose = '--diff'
  const since = revision(ref, purpose)
  const root = workTree(cwd, purpose)
  const format = ['-U0', '--inter-hunk-context=0', '--src-prefix=a/', '--dst-prefix=b/']
  const what = ['--find-renames', '--diff-filter=ACMRT', '--merge-base']
  const args = ['-c', 'core.quotePath=true', 'diff', ...plainDiff, ...format, ...what, ...since]
  const diff = runGit(cwd, args, purpose).toString('latin1')
  const selected = new Set(trackedChanges(cwd, ref, paths, purpose))
  const changed = new Map<string, ChangedLines>()
  for (const [name, stretches] of readDiff(diff)) {
    const path = resolve(root, name)
    if (selected.has(path)) changed.set(path, stretches)
  }
  for (const path of untrackedFiles(cwd, paths, purpose)) changed.set(path, 'all')
  return changed
}

/** Reads a unified diff without context, given as bytes in Latin-1. */
function readDiff(diff: string): ReadonlyMap<string, readonly LineStretch[]> {
  const files = new Map<string, LineStretch[]>()
  let stretches: LineStretch[] = []
  let toSkip = 0
  for (const line of diff.split('\n')) {
    if (toSkip > 0 && /^[-+\\]/.test(line)) {
      if (line[0] !== '\\') toSkip -= 1
      continue
    }
    const name = /^\+\+\+ (.*?)\t?$/.exec(line)?.[1]
    if (name !== undefined) {
      stretches = []
      files.set(unquote(name).replace(/^b\//, ''), stretches)
      continue
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (hunk === null) continue
    const removed = Number(hunk[1] ?? 1)
    const added = Number(hunk[3] ?? 1)
    const first = Number(hunk[2])
    toSkip = removed + added
    if (added > 0) stretches.push([first, first + added - 1])
  }
  return files
}

/** `"b/\303\274.html"` → `b/ü.html`: git quotes what is not plain ASCII, byte by byte. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return Buffer.from(name, 'latin1').toString()
  const escapes: Readonly<Record<string, string>> = {
    n: '\n',
    t: '\t',
    r: '\r',
    a: '\x07',
    b: '\b',
    f: '\f',
    v: '\v',
  }
  const bytes = name
    .slice(1, -1)
    .replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
