import type { Batch } from '../batch.ts'
import { fixedUrl } from '../finding-row.ts'

const header = [
  'file',
  'line',
  'column',
  'url',
  'code',
  'kind',
  'severity',
  'message',
  'fix',
  'fixed',
]

/** A line for each finding, as RFC 4180 has it. */
export function* csv(batch: Batch): Generator<string> {
  yield `${header.join(',')}\r\n`
  for (const located of batch.findings(null, 0, Number.POSITIVE_INFINITY)) {
    const { file, finding } = located
    const { line, column } = file.lines.positionAt(finding.span.start)
    const { message, fixes } = finding.describe()
    const fix = fixes[0]?.title ?? ''
    const fixed = fixedUrl(located) ?? ''
    const { url, code, kind, severity } = finding
    const cells = [file.path, line, column, url, code, kind, severity, message, fix, fixed]
    yield `${cells.map(cell).join(',')}\r\n`
  }
}

function cell(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
