/** An address that has moved: both are paths on the server. */
export interface MovedAddress {
  readonly from: string
  readonly to: string
}

/**
 * Returns a table with one redirect more, which is permanent and comes before rules with placeholders.
 * Null if the table is written in a way that has no place for it.
 */
export type TableWriter = (text: string, moved: MovedAddress) => string | null

/** Returns a text with a line in it. The line ends as those of the text do. */
export function withLine(text: string, offset: number, line: string): string {
  const end = /\r?\n/.exec(text)?.[0] ?? '\n'
  const before = text.slice(0, offset)
  const start = before === '' || before.endsWith('\n') ? '' : end
  return `${before}${start}${line.replaceAll('\n', end)}${end}${text.slice(offset)}`
}

/** Returns the offset of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}
