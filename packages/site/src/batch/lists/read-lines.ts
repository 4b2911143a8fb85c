import type { ListEntry } from './list-entry.ts'

/** A URL on each line. Empty lines are none. */
export function* readLines(text: string): Generator<ListEntry> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const next = newline === -1 ? text.length : newline
    const end = text.charCodeAt(next - 1) === 0x0d && next > start ? next - 1 : next
    if (end > start) yield { url: text.slice(start, end), start, end, written: null }
    start = next + 1
  }
}

/** What a line of a list begins with in Markdown: a bullet or number, and perhaps a box to check. */
const marker = /^\s*(?:>\s*)*(?:(?:[-*+]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?/

/** A URL in each item of a list: alone, in angle brackets or backticks, or as the target of a link. */
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
