import { resolve } from 'node:path'
import { plainDiff, revision, runGit, splitNul, workTree } from './run-git.ts'

/**
 * Absolute paths of the files that differ from where the work branched off `ref`, and of those that
 * git does not know yet. Only below `paths`.
 *
 * @throws UsageError where git says no.
 */
export function changedFiles(
  cwd: string,
  ref: string,
  paths: readonly string[],
  purpose: string,
): readonly string[] {
  return [...trackedChanges(cwd, ref, paths, purpose), ...untrackedFiles(cwd, paths, purpose)]
}

/** The same without the files that git does not know yet. */
export function trackedChanges(
  cwd: string,
  ref: string,
  paths: readonly string[],
  purpose: string,
): readonly string[] {
  const since = revision(ref, purpose)
  const root = workTree(cwd, purpose)
  const what = ['--name-only', '-z', '--no-renames', '--diff-filter=ACMT', '--merge-base']
  const diff = ['diff', ...plainDiff, ...what, ...since]
  const changed = splitNul(runGit(cwd, [...diff, '--', ...paths], purpose))
  return changed.map(path => resolve(root, path))
}

/** Absolute paths of the files that git neither knows nor ignores. */
export function untrackedFiles(
  cwd: string,
  paths: readonly string[],
  purpose: string,
): readonly string[] {
  const args = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...paths]
  return splitNul(runGit(cwd, args, purpose)).map(path => resolve(cwd, path))
}
