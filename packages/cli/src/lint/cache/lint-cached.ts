import type { FoundFile } from '../../files/describe-file.ts'
import type { FileReport } from '../../reporters/reporter.ts'
import type { LintedFile } from '../lint-file.ts'
import { type LintFilesOptions, lintFiles } from '../lint-files.ts'

/** The known result of a file. */
export interface KnownFile {
  /** Null if the file has to be linted. */
  readonly report: FileReport | null
  /** Keeps the result. */
  remember(report: FileReport): void
}

/** Lints files as `lintFiles` does, but not those whose results are known. */
export async function* lintCached(
  files: readonly FoundFile[],
  options: LintFilesOptions,
  look: (file: FoundFile) => KnownFile,
): AsyncGenerator<LintedFile> {
  // Findings for its references depend on other files.
  const known = files.map(file =>
    file.site === undefined ? { file, ...look(file) } : { file, ...notKnown },
  )
  const unknown = known.filter(({ report }) => report === null).map(({ file }) => file)
  const linted = lintFiles(unknown, options)
  for (const { file, report, remember } of known) {
    if (report !== null) {
      const { filePath } = file
      yield { filePath, report, fixed: 0, suppressed: 0, error: null, before: null }
      continue
    }
    const { value } = await linted.next()
    if (value === undefined) return
    const result: LintedFile = value
    if (result.report !== null && result.error === null && result.before === null) {
      remember(result.report)
    }
    yield result
  }
}

const notKnown: KnownFile = { report: null, remember() {} }
