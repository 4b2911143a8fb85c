import type { ReadList } from './list-entry.ts'
import type { ListFormat } from './list-format.ts'
import { readJson } from './read-json.ts'
import { readLines, readMarkdown } from './read-lines.ts'
import { readTable } from './read-table.ts'

/**
 * Reads a file as a list of URLs. In a table or JSON, it reads the chosen column, or the one with
 * the most URLs.
 */
export function readList(text: string, format: ListFormat, column: string | null): ReadList {
  switch (format) {
    case 'lines':
      return { entries: readLines(text), columns: [], column: null }
    case 'markdown':
      return { entries: readMarkdown(text), columns: [], column: null }
    case 'csv':
      return readTable(text, null, column)
    case 'tsv':
      return readTable(text, '\t', column)
    case 'json':
      return readJson(text, column)
  }
}
