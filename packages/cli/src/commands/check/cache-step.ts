import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { reasonOf } from '../../arguments/usage-error.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import type { LintedFile } from '../../lint/lint-file.ts'
import type { LintFilesOptions } from '../../lint/lint-files.ts'
import type { Complaints } from '../../output/complaints.ts'
import { fixModeOf } from './file-options.ts'
import type { Selection } from './select-files.ts'

/** What `--cache` does in a run. */
export interface CacheStep {
  /** Lints files without linting again what is known. */
  lint(files: readonly FoundFile[], options: LintFilesOptions): AsyncIterable<LintedFile>
  finish(complaints: Complaints): void
}

/** Null where there is no cache, or where it cannot help: files to be fixed, files from elsewhere. */
export async function openCache(
  options: CheckOptions,
  { read }: Selection,
  cwd: string,
): Promise<CacheStep | null> {
  const { cache: isWanted, cacheLocation } = options
  if (isWanted !== true && cacheLocation === undefined) return null
  if (fixModeOf(options) !== 'no' || read !== undefined) return null
  const { LintCache, defaultCachePath } = await import('../../lint/cache/lint-cache.ts')
  const { lintCached } = await import('../../lint/cache/lint-cached.ts')
  const { lookInCache } = await import('../../lint/cache/look-in-cache.ts')
  const path = cacheLocation === undefined ? defaultCachePath(cwd) : resolve(cwd, cacheLocation)
  const cache = new LintCache(path)
  return {
    lint: (files, linting) =>
      lintCached(files, linting, file => lookInCache(file, cache, linting.maxFileSize)),
    finish(complaints) {
      try {
        cache.save()
      } catch (error) {
        complaints.remark(`${path}: The cache cannot be written: ${reasonOf(error)}.`)
      }
    },
  }
}
