import { join, relative, resolve, sep } from 'node:path'
import { type DecodingResult, decodeFile } from '../text/decode-file.ts'
import { plainDiff, revision, runGit, splitNul, workTree } from './run-git.ts'

/** The state that a selection by git is compared with. */
export interface Comparison {
  readonly cwd: string
  /** `null` for what is staged, compared with the last commit. */
  readonly ref: string | null
  /** Only files below these. */
  readonly paths: readonly string[]
  /** The option that needs git, for messages. */
  readonly purpose: string
}

/** The files as they were before the changes that a run is about. @throws UsageError where git says no. */
export class StateBefore {
  /** Absolute paths of the files that are no longer there, or no longer under this name. */
  readonly removed: readonly string[]
  readonly #comparison: Comparison
  readonly #root: string
  #commit: string | undefined

  constructor(comparison: Comparison) {
    const { cwd, ref, paths, purpose } = comparison
    this.#comparison = comparison
    this.#root = workTree(cwd, purpose)
    const since = ref === null ? ['--cached'] : ['--merge-base', ...revision(ref, purpose)]
    const what = ['--name-only', '-z', '--no-renames', '--diff-filter=D']
    const diff = runGit(cwd, ['diff', ...plainDiff, ...what, ...since, '--', ...paths], purpose)
    this.removed = splitNul(diff).map(path => resolve(this.#root, path))
  }

  /** Returns the earlier text of a file; null if it did not exist or is not text. */
  textOf(path: string): string | null {
    const { cwd, purpose } = this.#comparison
    const fromRoot = relative(this.#root, path).split(sep).join('/')
    try {
      const object = `${this.#base}:${fromRoot}`
      const found: DecodingResult = decodeFile(
        runGit(cwd, ['cat-file', 'blob', object], purpose),
        path,
      )
      return found.document?.text ?? null
    } catch {
      return null
    }
  }

  /** Absolute paths of the files whose content git has staged is not that of the folder. */
  get editedSinceStaged(): ReadonlySet<string> {
    const { cwd, ref, purpose } = this.#comparison
    if (ref !== null) return new Set()
    const changed = runGit(cwd, ['diff', ...plainDiff, '--name-only', '-z'], purpose)
    return new Set(splitNul(changed).map(path => join(this.#root, path)))
  }

  /** Returns the text that is staged in git; null if there is none. */
  stagedTextOf(path: string): DecodingResult {
    const { cwd, purpose } = this.#comparison
    const fromRoot = relative(this.#root, path).split(sep).join('/')
    return decodeFile(runGit(cwd, ['cat-file', 'blob', `:0:${fromRoot}`], purpose), path)
  }

  get #base(): string {
    const { cwd, ref, purpose } = this.#comparison
    if (ref === null) return 'HEAD'
    this.#commit ??= runGit(cwd, ['merge-base', ...revision(ref, purpose), 'HEAD'], purpose)
      .toString()
      .trim()
    return this.#commit
  }
}
