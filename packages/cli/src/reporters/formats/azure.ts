import type { Severity } from '@hreflint/linter'
import type { FileReport, ReportContext, Reporter } from '../reporter.ts'
import { visible } from '../visible.ts'

/** Azure Pipelines knows no others. */
const types: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'warning',
}

/** Logging commands of Azure Pipelines, shown as issues of the run. */
export function azureReporter({ fromRepository }: ReportContext): Reporter {
  return {
    *start() {},
    *file(report: FileReport) {
      for (const { span, severity, code, message, why } of report.findings) {
        const { line, column } = report.positionAt(span.start)
        const properties = [
          `type=${types[severity]}`,
          `sourcepath=${escapeProperty(fromRepository(report.filePath))}`,
          `linenumber=${line}`,
          `columnnumber=${column}`,
          `code=${escapeProperty(code)}`,
        ]
        const text = escapeData(why === '' ? message : `${message} ${why}`)
        yield `##vso[task.logissue ${properties.join(';')}]${text}\n`
      }
    },
    *end() {},
  }
}

function escapeData(text: string): string {
  return visible(text.replace(/%/g, '%AZP25').replace(/[\r\n]/g, percentEncode))
}

function escapeProperty(text: string): string {
  return visible(text.replace(/%/g, '%AZP25').replace(/[\r\n;\]]/g, percentEncode))
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
