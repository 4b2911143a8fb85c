import { readLines } from '../readers/redirects-file.ts'
import { lineStart, type TableWriter, withLine } from './table-writer.ts'

/** Writes to `_redirects`. An address with white space has no form there that all servers read. */
export const writeLine: TableWriter = (text, { from, to }) => {
  if (/[\s#*:]/.test(from + to)) return null
  const pattern = readLines(text).find(rule => /[*:]/.test(rule.from))
  const offset = pattern === undefined ? text.length : lineStart(text, pattern.fromSpan.start)
  return withLine(text, offset, `${from} ${to} 301`)
}
