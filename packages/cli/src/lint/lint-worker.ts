import type { FoundFile } from '../files/describe-file.ts'
import { type LintFileOptions, lintFile } from './lint-file.ts'
import { type PortableResult, toPortable } from './portable-result.ts'

/** What a worker thread is asked to do. */
export interface LintTask {
  readonly files: readonly FoundFile[]
  readonly options: LintFileOptions
}

/** Lints a batch of files, in a worker thread. */
export default function lintBatch({ files, options }: LintTask): readonly PortableResult[] {
  return files.map(file => toPortable(file.filePath, lintFile(file, options)))
}
