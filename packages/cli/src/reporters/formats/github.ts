import type { Severity } from '@hreflint/linter'
import type { FileReport, ReportContext, Reporter } from '../reporter.ts'
import { visible } from '../visible.ts'

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
}

/** Workflow commands of GitHub Actions, shown as annotations on the changed files. */
export function githubReporter({ fromRepository }: ReportContext): Reporter {
  return {
    *start() {},
    *file(report: FileReport) {
      for (const { span, severity, code, message, why } of report.findings) {
        const start = report.positionAt(span.start)
        const end = report.positionAt(span.end)
        const properties = [
          `file=${visible(escapeProperty(fromRepository(report.filePath)))}`,
          `line=${start.line}`,
          `endLine=${end.line}`,
          `col=${start.column}`,
          `endColumn=${end.column}`,
          `title=${escapeProperty(code)}`,
        ]
        const text = visible(escapeData(why === '' ? message : `${message} ${why}`))
        yield `::${commands[severity]} ${properties.join(',')}::${text}\n`
      }
    },
    *end() {},
  }
}

function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, percentEncode)
}

function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, percentEncode)
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
