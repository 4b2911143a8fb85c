import { resolve } from 'node:path'
import { type DecodingResult, decodeFile } from '../text/decode-file.ts'
import { plainDiff, runGit, splitNul, workTree } from './run-git.ts'

/** The content that git's index has for the files that a commit would change. */
export class StagedFiles {
  readonly #cwd: string
  readonly #objects: ReadonlyMap<string, string>

  /** @param paths Only files below these. @throws UsageError where git says no. */
  constructor(cwd: string, paths: readonly string[]) {
    this.#cwd = cwd
    this.#objects = readIndex(cwd, paths)
  }

  /** Absolute paths. */
  get paths(): readonly string[] {
    return [...this.#objects.keys()]
  }

  /** Reads a staged file as text. */
  read(path: string): DecodingResult {
    const object = this.#objects.get(path) ?? ''
    return decodeFile(runGit(this.#cwd, ['cat-file', 'blob', object], '--staged'), path)
  }
}

/** Paths and object ids of regular files that were added or changed. */
function readIndex(cwd: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const root = workTree(cwd, '--staged')
  const what = ['--cached', '--raw', '-z', '--no-abbrev', '--no-renames', '--diff-filter=ACMT']
  const args = ['diff', ...plainDiff, ...what, '--', ...paths]
  const fields = splitNul(runGit(cwd, args, '--staged'))
  const objects = new Map<string, string>()
  for (let index = 0; index + 1 < fields.length; index += 2) {
    // `:100644 100644 <before> <after> M`, then the path.
    const [, mode = '', , object = ''] = (fields[index] ?? '').split(' ')
    if (mode.startsWith('100')) objects.set(resolve(root, fields[index + 1] ?? ''), object)
  }
  return objects
}
