import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { FoundFile } from '../files/describe-file.ts'
import type { DecodingResult } from '../files/text/decode-file.ts'
import { namesOrphans } from '../references/orphans/orphan-request.ts'
import type { FragmentStep } from '../references/fragments/fragment-book.ts'
import type { OpenSites } from '../references/open-sites.ts'
import { openSitesFor } from '../references/open-sites-for.ts'
import type { DocumentKeeper } from './kept/document-keeper.ts'
import { type LintedFile, type LintFileOptions, lintFile } from './lint-file.ts'
import type { SizedFile, Workers } from './lint-in-workers.ts'

/** With fewer bytes than this, threads take longer to start than they save. */
const worthThreads = 24 * 1024 * 1024

/** More threads than this wait for the disk and for each other. */
const mostThreads = 8

/** Milliseconds of linting after which signals are handled. */
const longestTurn = 50

export interface LintFilesOptions extends LintFileOptions {
  /** Number of threads. Null to decide by the number of bytes. */
  readonly threads: number | null
  /** Reads a file from a place other than the disk. */
  readonly read?: (path: string) => DecodingResult
  /** Knows which files need not be linted, and keeps results. */
  readonly keeper?: DocumentKeeper
}

/**
 * Lints files, in several threads if they are large enough. Yields the results in the order of the
 * files.
 */
export async function* lintFiles(
  files: readonly FoundFile[],
  options: LintFilesOptions,
): AsyncGenerator<LintedFile> {
  const { read, threads, fix, suggestions, codes, maxFileSize, roots, keeper } = options
  const keeps = keeper !== undefined
  const fileOptions: LintFileOptions = { fix, suggestions, codes, maxFileSize, roots, keeps }
  const sized = (file: FoundFile): SizedFile => {
    const size = sizeOf(file.path)
    // A file that is too large is rejected, which takes no time.
    return { file, size: size > maxFileSize ? 0 : size }
  }
  let workers: Workers | null = null
  let sites: OpenSites | null = null
  const lint: LintInOneStep = async function* (some, step) {
    if (some.length === 0) return
    if (read === undefined) {
      const batch = some.map(sized)
      const count = threadsFor(batch, threads)
      if (count > 1) workers ??= await startInWorkers(fileOptions, count)
      if (workers !== null) {
        yield* workers.lint(batch, step)
        return
      }
    }
    sites ??= await openSitesFor(files, options)
    yield* lintHere(some, { options: fileOptions, read, sites, step })
  }
  const known = keeper === undefined ? lint : (await withKept()).lintKept(lint, keeper)
  try {
    // A document that is fixed has different fragments and anchors each time.
    const isOnce = fix === 'no' && read === undefined
    const asks =
      isOnce &&
      files.some(
        ({ site, config }) => site !== undefined && (site.fragments || namesOrphans(config)),
      )
    yield* asks ? (await stepsOfFragments()).lintInTwoSteps(files, known) : known(files, 'read')
  } finally {
    await endOf(workers)
  }
}

/** Stops the workers. A function, because the compiler does not see that they may have started. */
function endOf(workers: Workers | null): Promise<void> | undefined {
  return workers?.end()
}

/** Lints files and yields the results in their order. */
export type LintInOneStep = (
  files: readonly FoundFile[],
  step: FragmentStep,
) => AsyncGenerator<LintedFile>

const stepsOfFragments = () => import('./lint-in-two-steps.ts')
const withKept = () => import('./kept/lint-kept.ts')

async function startInWorkers(options: LintFileOptions, threads: number): Promise<Workers> {
  const { startWorkers } = await import('./lint-in-workers.ts')
  return startWorkers(options, threads)
}

interface LintingHere {
  readonly options: LintFileOptions
  readonly read: LintFilesOptions['read']
  readonly sites: OpenSites | null
  readonly step: FragmentStep
}

async function* lintHere(
  files: readonly FoundFile[],
  { options, read, sites, step }: LintingHere,
): AsyncGenerator<LintedFile> {
  if (sites !== null) sites.step = step
  let next = Date.now() + longestTurn
  for (const file of files) {
    yield lintFile(file, options, read?.(file.path), sites)
    if (Date.now() < next) continue
    await setImmediate()
    next = Date.now() + longestTurn
  }
}

/**
 * Returns the size of a file in bytes. Zero if it does not exist: reading it reports the problem.
 */
function sizeOf(path: string): number {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}

/**
 * Returns the number of threads. More threads than cores only take memory, even if the user asks
 * for more, and so do threads that wait until another one has linted the largest file.
 */
function threadsFor(files: readonly SizedFile[], asked: number | null): number {
  const cores = availableParallelism()
  if (asked !== null) return Math.min(asked, Math.max(2, cores))
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const largest = files.reduce((most, { size }) => Math.max(most, size), 1)
  return bytes < worthThreads ? 1 : Math.min(mostThreads, cores, Math.round(bytes / largest))
}
