import { findingRecord } from '@hreflint/linter'
import { jsonText } from '../json-text.ts'
import type { FileReport, Reporter } from '../reporter.ts'

/** One array with an object for each file, also for those without findings. */
export function jsonReporter(): Reporter {
  let first = true
  return {
    *start() {
      yield '['
    },
    *file(report: FileReport) {
      yield `${first ? '' : ','}\n{"filePath":${jsonText(report.filePath)},"findings":[`
      first = false
      for (const [index, finding] of report.findings.entries()) {
        yield `${index === 0 ? '' : ','}\n${jsonText(findingRecord(finding, report))}`
      }
      yield ']}'
    },
    *end() {
      yield first ? ']\n' : '\n]\n'
    },
  }
}
