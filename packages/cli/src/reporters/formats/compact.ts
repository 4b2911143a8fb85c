import type { FileReport, Reporter } from '../reporter.ts'
import { shownPath, visible } from '../visible.ts'

/** One line for each finding, as compilers write them: `file:line:column: severity code message`. */
export function compactReporter(): Reporter {
  return {
    *start() {},
    *file(report: FileReport) {
      for (const { span, severity, code, message } of report.findings) {
        const { line, column } = report.positionAt(span.start)
        const place = `${shownPath(report.filePath)}:${line}:${column}`
        yield `${place}: ${severity} ${code} ${visible(message)}\n`
      }
    },
    *end() {},
  }
}
