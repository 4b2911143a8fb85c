import type { Severity } from '@hreflint/linter'
import { Fingerprints } from './fingerprint.ts'
import type { FileReport, Reporter } from './reporter.ts'

const severities: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  info: 'info',
}

/** The code quality report of GitLab. */
export function gitlabReporter(): Reporter {
  let first = true
  return {
    *start() {
      yield '['
    },
    *file(report: FileReport) {
      const fingerprints = new Fingerprints(report)
      for (const finding of report.findings) {
        const { span, severity, code, message } = finding
        const begin = report.lines.positionAt(span.start).line
        const end = report.lines.positionAt(span.end).line
        const entry = {
          description: message,
          check_name: code,
          fingerprint: fingerprints.of(finding),
          severity: severities[severity],
          location: { path: report.filePath, lines: { begin, end } },
        }
        yield `${first ? '' : ','}\n${JSON.stringify(entry)}`
        first = false
      }
    },
    *end() {
      yield '\n]\n'
    },
  }
}
