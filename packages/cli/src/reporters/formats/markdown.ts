import { pageOf } from '@hreflint/core/internal'
import type { FileReport, Reporter, RunSummary } from '../reporter.ts'
import { summaryLine } from '../summary-line.ts'
import { visible } from '../visible.ts'

/** A summary for pull requests and job pages: a table of the findings, and what they add up to. */
export function markdownReporter(): Reporter {
  let first = true
  return {
    *start() {
      yield '## hreflint\n'
    },
    *file(report: FileReport) {
      for (const { span, severity, code, message } of report.findings) {
        if (first) yield '\n| Place | Severity | Code | What |\n| --- | --- | --- | --- |\n'
        first = false
        const { line, column } = report.positionAt(span.start)
        const place = escapeMarkdown(`${report.filePath}:${line}:${column}`)
        yield `| ${place} | ${severity} | ${linked(code)} | ${escapeMarkdown(message)} |\n`
      }
    },
    *end(summary: RunSummary) {
      yield `\n${summaryLine(summary) ?? 'No findings'}.\n`
    },
  }
}

/** Returns a code with a link to its page, if there is one. */
function linked(code: string): string {
  const page = pageOf(code)
  return page === null ? code : `[${code}](${page})`
}

/** Escapes text so that Markdown shows it as it is, in a cell of a table. */
function escapeMarkdown(text: string): string {
  return visible(text).replace(/[\\`*_{}[\]()<>#+!|~&$@-]/g, '\\$&')
}
