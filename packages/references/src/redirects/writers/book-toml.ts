import { lineStart, type TableWriter, withLine } from './table-writer.ts'

/** Writes to `[output.html.redirect]` of `book.toml`, or adds this table. */
export const writeBook: TableWriter = (text, { from, to }) => {
  if (/^[ \t]*redirect[ \t]*=/m.test(text)) return null
  const line = `${JSON.stringify(from)} = ${JSON.stringify(to)}`
  const header = /^[ \t]*\[\s*output\s*\.\s*html\s*\.\s*redirect\s*\][^\n]*(?:\n|$)/m.exec(text)
  if (header === null) {
    return withLine(text, text.length, `${text === '' ? '' : '\n'}[output.html.redirect]\n${line}`)
  }
  return withLine(text, lineStart(text, header.index + header[0].length), line)
}
