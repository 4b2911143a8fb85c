import { lineStart, type TableWriter, withLine } from './table-writer.ts'

/** Writes a table `[[redirects]]` to `netlify.toml`, before the others. */
export const writeNetlify: TableWriter = (text, { from, to }) => {
  if (/^[ \t]*redirects[ \t]*=/m.test(text)) return null
  const [first, second] = [from, to].map(address => JSON.stringify(address))
  const table = `[[redirects]]\n  from = ${first}\n  to = ${second}\n  status = 301\n`
  const next = /^[ \t]*\[\[\s*redirects\s*\]\]/m.exec(text)
  return withLine(text, next === null ? text.length : lineStart(text, next.index + 1), table)
}
