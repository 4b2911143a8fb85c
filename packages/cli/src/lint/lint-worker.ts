import type { FoundFile } from '../files/describe-file.ts'
import type { FragmentStep } from '../references/fragments/fragment-book.ts'
import type { OpenSites } from '../references/open-sites.ts'
import { openSitesFor } from '../references/open-sites-for.ts'
import { type LintFileOptions, lintFile } from './lint-file.ts'
import { type PortableResult, toPortable } from './portable-result.ts'

/** The input of a worker thread. */
export interface LintTask {
  readonly files: readonly FoundFile[]
  readonly options: LintFileOptions
  readonly step: FragmentStep
}

/** The sites of this run. A thread ends with its run. */
let sites: OpenSites | null = null

/** Lints a batch of files in a worker thread. */
export async function lintBatch({
  files,
  options,
  step,
}: LintTask): Promise<readonly PortableResult[]> {
  sites ??= await openSitesFor(files, options)
  if (sites !== null) sites.step = step
  const isOnDisk = options.fix === 'no'
  return files.map(file => {
    const linted = lintFile(file, options, undefined, sites)
    return toPortable(file.filePath, linted, isOnDisk)
  })
}
