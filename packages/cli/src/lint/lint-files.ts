import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { FoundFile } from '../files/describe-file.ts'
import type { DecodingResult } from '../files/text/decode-file.ts'
import { openSitesFor } from '../references/open-sites-for.ts'
import { type LintedFile, type LintFileOptions, lintFile } from './lint-file.ts'

/** With fewer bytes than this, starting threads takes longer than they save. */
const worthThreads = 24 * 1024 * 1024

/** More threads than this wait for the disk and for each other. */
const mostThreads = 8

/** After so many milliseconds, signals get their turn. */
const longestTurn = 50

export interface LintFilesOptions extends LintFileOptions {
  /** How many threads; null to decide by the number of bytes. */
  readonly threads: number | null
  /** Reads a file from elsewhere than the disk. */
  readonly read?: (path: string) => DecodingResult
}

/** Lints files, in several threads if they are many; gives the results in the order of the files. */
export async function* lintFiles(
  files: readonly FoundFile[],
  options: LintFilesOptions,
): AsyncGenerator<LintedFile> {
  const { read, threads: asked, fix, suggestions, codes, maxFileSize, roots } = options
  const fileOptions: LintFileOptions = { fix, suggestions, codes, maxFileSize, roots }
  const sized = files.map(file => {
    const size = read === undefined ? sizeOf(file.path) : 0
    // What is too large is refused, which takes no time.
    return { file, size: size > maxFileSize ? 0 : size }
  })
  const bytes = sized.reduce((sum, { size }) => sum + size, 0)
  const threads = threadsFor(bytes, asked)
  if (threads > 1 && read === undefined) {
    const { lintInWorkers } = await import('./lint-in-workers.ts')
    yield* lintInWorkers(sized, fileOptions, threads)
    return
  }
  const sites = await openSitesFor(files, options)
  let next = Date.now() + longestTurn
  for (const { file } of sized) {
    yield lintFile(file, fileOptions, read?.(file.path), sites)
    if (Date.now() < next) continue
    await setImmediate()
    next = Date.now() + longestTurn
  }
}

/** Zero for a file that is not there: what is wrong with it is said when it is read. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}

/** More threads than the machine has cores only take memory, however many are asked for. */
function threadsFor(bytes: number, asked: number | null): number {
  const cores = availableParallelism()
  if (asked !== null) return Math.min(asked, Math.max(2, cores))
  return bytes < worthThreads ? 1 : Math.min(mostThreads, cores)
}
