import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { refuseForeignCache } from '../../files/own-file.ts'
import { defaultCachePath, readCache, writeCache } from '../../lint/kept/cache-file.ts'
import { FileContents } from '../../lint/kept/file-contents.ts'
import { openKeeper } from '../../lint/kept/open-keeper.ts'
import { lintFiles } from '../../lint/lint-files.ts'
import type { Complaints } from '../../output/complaints.ts'
import { plural } from '../../reporters/plural.ts'
import { fileOptionsOf } from '../check/file-options.ts'
import type { Selection } from '../check/select-files.ts'
import { writeFacts } from './facts-file.ts'

/**
 * Writes the facts of each file, for the run that merges them with others. That run reports the
 * files that cannot be linted.
 */
export async function gatherFacts(
  file: string,
  { files }: Selection,
  options: CheckOptions,
  host: Host,
  complaints: Complaints,
): Promise<ExitCode> {
  const { cwd } = host
  const { cache, cacheLocation, threads = null } = options
  const usesCache = cache === true || cacheLocation !== undefined
  const path = cacheLocation === undefined ? defaultCachePath(cwd) : resolve(cwd, cacheLocation)
  const linting = fileOptionsOf(options, [])
  const { maxFileSize } = linting
  if (cacheLocation !== undefined) refuseForeignCache(path, cacheLocation)
  const before = usesCache ? readCache(path) : null
  const contents = new FileContents({ cwd, maxFileSize, before: before?.contents })
  const keeper = await openKeeper(before?.documents ?? new Map(), files, { contents })
  for await (const _ of lintFiles(files, { ...linting, threads, keeper, asksOnly: true })) {
    // The keeper keeps the results.
  }
  writeFacts(file, { files, documents: keeper.documents }, cwd)
  if (usesCache) writeCache(path, { documents: keeper.documents, contents: contents.stamped })
  complaints.remark(`Wrote the facts of ${plural(files.length, 'file')} to ${file}.`)
  return complaints.any ? exitCode.couldNotRun : exitCode.clean
}
