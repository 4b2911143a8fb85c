import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { reasonOf } from '../../arguments/usage-error.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { LintedFile } from '../../lint/lint-file.ts'
import { refuseForeignCache } from '../../files/own-file.ts'
import { openKeeper } from '../../lint/kept/open-keeper.ts'
import { type LintFilesOptions, lintFiles } from '../../lint/lint-files.ts'
import type { Complaints } from '../../output/complaints.ts'
import { fileOptionsOf, fixModeOf } from './file-options.ts'
import type { Selection } from './select-files.ts'

/** The part of a run that `--cache` adds. */
export interface CacheStep {
  /** Lints files, but not those whose results are known. */
  lint(files: readonly FoundFile[], options: LintFilesOptions): AsyncIterable<LintedFile>
  finish(complaints: Complaints): void
}

/**
 * Opens the cache. Null if there is none, or if it cannot help because files are fixed or are not
 * read from disk.
 */
export async function openCache(
  options: CheckOptions,
  { read, files }: Selection,
  cwd: string,
): Promise<CacheStep | null> {
  const { cache: isWanted, cacheLocation } = options
  if (isWanted !== true && cacheLocation === undefined) return null
  if (fixModeOf(options) !== 'no' || read !== undefined) return null
  const { defaultCachePath, readCache, writeCache } = await import('../../lint/kept/cache-file.ts')
  const path = cacheLocation === undefined ? defaultCachePath(cwd) : resolve(cwd, cacheLocation)
  if (cacheLocation !== undefined) refuseForeignCache(path, cacheLocation)
  const { FileContents } = await import('../../lint/kept/file-contents.ts')
  const { maxFileSize } = fileOptionsOf(options, [])
  const before = readCache(path)
  const contents = new FileContents({ cwd, maxFileSize, before: before.contents })
  const keeper = await openKeeper(before.documents, files, { contents })
  return {
    lint: (files, linting) => lintFiles(files, { ...linting, keeper }),
    finish(complaints) {
      try {
        if (keeper.hasNew || contents.savesMuch) {
          writeCache(path, { documents: keeper.documents, contents: contents.stamped })
        }
      } catch (error) {
        complaints.remark(`${path}: The cache cannot be written: ${reasonOf(error)}.`)
      }
    },
  }
}
