import type { Finding } from '@hreflint/linter'
import type { FoundFile } from '../../files/describe-file.ts'
import { readRegularFile } from '../../files/read-regular-file.ts'
import { decodeFile } from '../../files/text/decode-file.ts'
import { FileReport } from '../../reporters/reporter.ts'
import type { LintedFile } from '../lint-file.ts'
import { type LintFilesOptions, lintFiles } from '../lint-files.ts'
import { plainFinding } from '../portable-result.ts'
import type { LintCache } from './lint-cache.ts'

/** A file whose findings are known, or that has to be linted under this key. */
interface Looked {
  readonly file: FoundFile
  readonly key: string | null
  readonly report: FileReport | null
}

/** As `lintFiles`, without linting again what the cache knows. */
export async function* lintCached(
  files: readonly FoundFile[],
  options: LintFilesOptions,
  cache: LintCache,
): AsyncGenerator<LintedFile> {
  const looked = files.map(file => lookUp(file, cache, options.maxFileSize))
  const unknown = looked.filter(({ report }) => report === null).map(({ file }) => file)
  const linted = lintFiles(unknown, options)
  for (const { file, key, report } of looked) {
    if (report !== null) {
      yield { filePath: file.filePath, report, fixed: 0, suppressed: 0, error: null, before: null }
      continue
    }
    const { value } = await linted.next()
    if (value === undefined) return
    const result: LintedFile = value
    if (key !== null && result.report !== null && result.error === null) {
      cache.set(file, key, result.report.findings.map(plainFinding))
    }
    yield result
  }
}

function lookUp(file: FoundFile, cache: LintCache, maxFileSize: number): Looked {
  try {
    const bytes = readRegularFile(file.path, maxFileSize)
    const key = cache.keyOf(file, bytes)
    const findings = cache.get(file, key)
    return { file, key, report: findings === null ? null : reportOf(file, bytes, findings) }
  } catch {
    // What is wrong is said when the file is linted.
    return { file, key: null, report: null }
  }
}

/** The text is only needed to show findings in it. */
function reportOf(
  { filePath }: FoundFile,
  bytes: Buffer,
  findings: readonly Finding[],
): FileReport | null {
  if (findings.length === 0) return new FileReport(filePath, '', findings)
  const { document } = decodeFile(bytes)
  return document === null ? null : new FileReport(filePath, document.text, findings)
}
