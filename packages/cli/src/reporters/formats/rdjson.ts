import type { Span } from '@hreflint/core'
import { pageOf, site } from '@hreflint/core/internal'
import { type Finding, offeredFixes, type Severity } from '@hreflint/linter'
import { jsonText } from '../json-text.ts'
import type { FileReport, Reporter } from '../reporter.ts'

const severities: Readonly<Record<Severity, string>> = {
  error: 'ERROR',
  warning: 'WARNING',
  info: 'INFO',
}

/** The diagnostic format of reviewdog. */
export function rdjsonReporter(): Reporter {
  let first = true
  return {
    *start() {
      const source = { name: 'hreflint', ...(site === null ? {} : { url: site }) }
      yield `{"source":${JSON.stringify(source)},"diagnostics":[`
    },
    *file(report: FileReport) {
      for (const finding of report.findings) {
        yield `${first ? '' : ','}\n${jsonText(diagnosticOf(finding, report))}`
        first = false
      }
    },
    *end() {
      yield '\n]}\n'
    },
  }
}

function diagnosticOf(finding: Finding, report: FileReport): object {
  const { code, severity, message, why, span } = finding
  const page = pageOf(code)
  // A suggestion has one range, so that a fix in several places is none.
  const suggestions = offeredFixes(
    finding,
    ({ edits }) => edits.length === 1 && edits.every(({ span }) => report.knows(span)),
  ).flatMap(({ edits }) =>
    edits.map(edit => ({ range: rangeOf(edit.span, report), text: edit.text })),
  )
  return {
    message: why === '' ? message : `${message} ${why}`,
    location: { path: report.filePath, range: rangeOf(span, report) },
    severity: severities[severity],
    code: { value: code, ...(page === null ? {} : { url: page }) },
    ...(suggestions.length === 0 ? {} : { suggestions }),
  }
}

function rangeOf({ start, end }: Span, report: FileReport): object {
  return { start: positionOf(start, report), end: positionOf(end, report) }
}

/** Columns count bytes of UTF-8, from 1. */
function positionOf(offset: number, report: FileReport): object {
  const { line, column } = report.positionAt(offset)
  if (!report.hasText) return { line, column }
  const before = report.text.slice(offset - (column - 1), offset)
  return { line, column: Buffer.byteLength(before) + 1 }
}
