import type { MapSegment } from '@hreflint/core'
import { segmentMap } from '@hreflint/core/internal'
import Papa from 'papaparse'
import { type ListEntry, likelyColumn, looksLikeUrl, type ReadList } from './list-entry.ts'

interface Cell {
  readonly text: string
  /** Offsets of the cell in the file, without its quotes. */
  readonly start: number
  readonly end: number
  readonly isQuoted: boolean
}

/** Reads the URLs of one column of a table. */
export function readTable(text: string, known: '\t' | null, chosen: string | null): ReadList {
  const delimiter = known ?? guessDelimiter(text)
  const { data, meta } = Papa.parse<string[]>(text, { delimiter })
  const rows = [...locate(text, data, meta)]
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const [first = [], ...others] = rows
  const isHeader = !first.some(({ text: cell }) => looksLikeUrl(cell)) && others.length > 0
  const body = isHeader ? others : rows
  const names = uniqueNames(
    Array.from(
      { length: width },
      (_, at) => (isHeader ? first[at]?.text.trim() : '') || `Column ${at + 1}`,
    ),
  )
  const columns = names.map((name, at) => ({
    name,
    urls: body.filter(row => looksLikeUrl(row[at]?.text ?? '')).length,
  }))
  const column = chosen !== null && names.includes(chosen) ? chosen : likelyColumn(columns)
  const at = names.indexOf(column ?? '')
  const cells = body.flatMap(row => row[at] ?? []).filter(cell => cell.text !== '')
  return { columns, column, entries: cells.map(cell => entryOf(cell, meta.delimiter)) }
}

/** Guesses the delimiter. Empty lines at the end are skipped, because they fit no delimiter. */
function guessDelimiter(text: string): string {
  return Papa.parse(text, { preview: 20, skipEmptyLines: true }).meta.delimiter
}

/** Adds numbers to columns that have the same name. */
function uniqueNames(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter(other => other === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}

/**
 * Yields the cells with their offsets. The library returns only texts. Their offsets follow from
 * the syntax of tables.
 */
function* locate(text: string, rows: readonly (readonly string[])[], meta: Papa.ParseMeta) {
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (const row of rows) {
    const cells: Cell[] = []
    for (const [index, cell] of row.entries()) {
      if (index > 0) at += meta.delimiter.length
      const isQuoted = text[at] === '"' && text.startsWith(cell.replaceAll('"', '""'), at + 1)
      const start = isQuoted ? at + 1 : at
      const end = start + (isQuoted ? cell.replaceAll('"', '""') : cell).length
      cells.push({ text: cell, start, end, isQuoted })
      at = isQuoted ? end + 1 : end
      // Skips spaces between a closing quote and the delimiter.
      while (isQuoted && text[at] === ' ') at++
    }
    at += meta.linebreak.length
    yield cells
  }
}

function entryOf({ text, start, end, isQuoted }: Cell, delimiter: string): ListEntry {
  if (isQuoted && text.includes('"')) {
    const map = segmentMap([...quotedSegments(text, start)])
    return { url: text, start, end, written: { map, escape: withDoubledQuotes } }
  }
  const shift = (span: { start: number; end: number }) => ({
    start: span.start + start,
    end: span.end + start,
  })
  const unquoted = (replacement: string) => {
    return replacement.includes(delimiter) || /["\r\n]/.test(replacement) ? null : replacement
  }
  const map = { toSourceSpan: shift, toEditSpan: shift }
  const written = { map, escape: isQuoted ? withDoubledQuotes : unquoted }
  return { url: text, start, end, written }
}

function withDoubledQuotes(text: string): string {
  return text.replaceAll('"', '""')
}

/** Yields the segments of a quoted cell, in which each quote is doubled. */
function* quotedSegments(text: string, start: number): Generator<MapSegment> {
  let source = start
  for (const { 0: piece, index } of text.matchAll(/"|[^"]+/g)) {
    const copied = piece !== '"'
    const sourceEnd = source + (copied ? piece.length : 2)
    const textEnd = index + piece.length
    yield { textStart: index, textEnd, sourceStart: source, sourceEnd, copied }
    source = sourceEnd
  }
}
