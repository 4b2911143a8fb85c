import type { ListEntry } from './list-entry.ts'

/** Yields the URL of each line. Empty lines are skipped. */
export function* readLines(text: string): Generator<ListEntry> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const next = newline === -1 ? text.length : newline
    const end = text.charCodeAt(next - 1) === 0x0d && next > start ? next - 1 : next
    if (end > start) yield { url: text.slice(start, end), start, end, written: null }
    start = next + 1
  }
}

/** Matches the start of a Markdown list item: a bullet or number, and an optional check box. */
const marker = /^\s*(?:>\s*)*(?:(?:[-*+]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?/

/**
 * Yields the URL of each list item: alone, in angle brackets or backticks, or as the target of a
 * link.
 */
export function* readMarkdown(text: string): Generator<ListEntry> {
  for (const { url: line, start } of readLines(text)) {
    const from = marker.exec(line)?.[0].length ?? 0
    const item = line.slice(from).trimEnd()
    const link = /\]\((?:<([^>]*)>|([^()\s]*(?:\([^()\s]*\)[^()\s]*)*))/.exec(item)
    const quoted = /^<([^<>]*)>$|^`([^`]*)`$/.exec(item)
    const url = link === null ? (quoted?.[1] ?? quoted?.[2] ?? item) : (link[1] ?? link[2] ?? '')
    const isHeading = /^#{1,6}\s|^(?:-{3,}|\*{3,}|={3,})$/.test(item)
    if (url === '' || isHeading) continue
    const at = start + from + item.indexOf(url, link?.index ?? 0)
    yield { url, start: at, end: at + url.length, written: null }
  }
}
