import type { Finding } from '@hreflint/linter'
import type { FoundFile } from '../../files/describe-file.ts'
import { readRegularFile } from '../../files/read-regular-file.ts'
import { decodeFile } from '../../files/text/decode-file.ts'
import { FileReport } from '../../reporters/reporter.ts'
import { plainFinding } from '../portable-result.ts'
import type { LintCache } from './lint-cache.ts'
import type { KnownFile } from './lint-cached.ts'

/** What the cache of earlier runs knows of a file with the content that it has now. */
export function lookInCache(file: FoundFile, cache: LintCache, maxFileSize: number): KnownFile {
  try {
    const bytes = readRegularFile(file.path, maxFileSize)
    const key = cache.keyOf(file, bytes)
    const findings = cache.get(file, key)
    return {
      report: findings === null ? null : reportOf(file, bytes, findings),
      remember: report => cache.set(file, key, report.findings.map(plainFinding)),
    }
  } catch {
    // What is wrong is said when the file is linted.
    return { report: null, remember() {} }
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
