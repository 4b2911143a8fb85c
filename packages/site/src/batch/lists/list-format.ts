/** The formats of lists of URLs. */
export const listFormats = [
  { id: 'lines', label: 'Lines' },
  { id: 'csv', label: 'CSV' },
  { id: 'tsv', label: 'TSV' },
  { id: 'json', label: 'JSON' },
  { id: 'markdown', label: 'Markdown' },
] as const

export type ListFormat = (typeof listFormats)[number]['id']

/** Number of characters that are enough to detect the format. */
const looked = 20_000

const listItem = /^\s*(?:[-*+]|\d+[.)])\s+\S/
const inlineLink = /\]\([^)\s]+[^)]*\)/

/** Detects the format of a list by its name, or by its text if the name does not say. */
export function detectFormat(path: string, text: string): ListFormat {
  const [, extension] = /\.(csv|tsv|tab|jsonl?|md)$/i.exec(path) ?? []
  if (extension !== undefined) return byExtension[extension.toLowerCase()] ?? 'lines'
  const start = text.slice(0, looked)
  if (/^\s*[[{]/.test(start) && /"/.test(start)) return 'json'
  const lines = start.split(/\r?\n/).filter(line => line.trim() !== '')
  const most = (test: (line: string) => boolean) => lines.filter(test).length * 2 > lines.length
  if (lines.length === 0) return 'lines'
  if (most(line => listItem.test(line) || inlineLink.test(line))) return 'markdown'
  if (most(line => line.includes('\t'))) return 'tsv'
  return lines.length > 1 && hasCommaTable(lines) ? 'csv' : 'lines'
}

const byExtension: Readonly<Record<string, ListFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  jsonl: 'json',
  md: 'markdown',
}

/**
 * Returns whether lines are a table. Commas occur in URLs too, but a table has the same number in
 * each row, and more than one URL per row.
 */
function hasCommaTable(lines: readonly string[]): boolean {
  const [first = '', ...others] = lines.map(line => line.replace(/"(?:[^"]|"")*"/g, ''))
  const count = (line: string) => line.split(/[,;]/).length - 1
  return (
    count(first) > 0 &&
    !/^[a-z][a-z\d+.-]*:\/\/[^,;]*[,;][^,;]*$/i.test(first) &&
    others.every((line, index) => index === others.length - 1 || count(line) === count(first))
  )
}
