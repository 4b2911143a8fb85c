import { findingRecord } from '@hreflint/linter'
import { jsonText } from '../json-text.ts'
import type { FileReport, Reporter } from '../reporter.ts'

/** One JSON object for each finding, each on its line; the same as in `json`, with its file. */
export function ndjsonReporter(): Reporter {
  return {
    *start() {},
    *file(report: FileReport) {
      const { filePath } = report
      for (const finding of report.findings) {
        yield `${jsonText({ filePath, ...findingRecord(finding, report) })}\n`
      }
    },
    *end() {},
  }
}
