import Papa from 'papaparse'
import type { Batch } from '../batch.ts'

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
  'safety',
  'fixed',
]

/** CSV by RFC 4180. No cell starts with a character that a spreadsheet reads as a formula. */
const settings: Papa.UnparseConfig = { newline: '\r\n', escapeFormulae: true }

/** Yields a line for each finding. */
export function* csv(batch: Batch): Generator<string> {
  yield `${Papa.unparse([header], settings)}\r\n`
  for (const { file, finding } of batch.findings(null, 0, Number.POSITIVE_INFINITY)) {
    const { line, column } = file.lines.positionAt(finding.span.start)
    const { message, fixes } = finding.describe()
    const { title = '', safety = '' } = fixes[0] ?? {}
    const fixed = finding.fixedUrl?.() ?? ''
    const { url, code, kind, severity } = finding
    const place = [file.path, line, column, url]
    const cells = [...place, code, kind, severity, message, title, safety, fixed]
    yield `${Papa.unparse([cells], settings)}\r\n`
  }
}
