import type { Severity } from '@hreflint/linter'
import { Fingerprints } from '../fingerprint.ts'
import { jsonText } from '../json-text.ts'
import type { FileReport, ReportContext, Reporter } from '../reporter.ts'

const severities: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  info: 'info',
}

/** The code quality report of GitLab. */
export function gitlabReporter({ fromRepository }: ReportContext): Reporter {
  let first = true
  return {
    *start() {
      yield '['
    },
    *file(report: FileReport) {
      const fingerprints = new Fingerprints(report, fromRepository(report.filePath))
      for (const finding of report.findings) {
        const { span, severity, code, message } = finding
        const begin = report.positionAt(span.start).line
        const end = report.positionAt(span.end).line
        const entry = {
          description: message,
          check_name: code,
          fingerprint: fingerprints.of(finding),
          severity: severities[severity],
          location: { path: fromRepository(report.filePath), lines: { begin, end } },
        }
        yield `${first ? '' : ','}\n${jsonText(entry)}`
        first = false
      }
    },
    *end() {
      yield '\n]\n'
    },
  }
}
