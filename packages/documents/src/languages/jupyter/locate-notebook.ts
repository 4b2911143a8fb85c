import { type EmbeddedText, nestUrl, sliceText } from '../../embedded-text.ts'
import type {
  DocumentComment,
  EmbeddedUrl,
  LocatedDocument,
  LocateOptions,
} from '../../embedded-url.ts'
import { asRecord } from '../../markup/plain-url.ts'
import { commandUrls } from '../code/excerpts/excerpt-urls.ts'
import { hasConnection } from '../code/excerpts/has-connection.ts'
import { locatorOf } from './cell-language.ts'
import { cellText } from './cell-text.ts'
import { readNotebook } from './read-notebook.ts'
import { sourceStrings } from './source-strings.ts'

/**
 * Finds the URLs in the cells of a Jupyter notebook. Each cell is a document of its own, as Jupyter
 * renders it. Outputs, attachments and metadata are not read, and what is not a notebook has no
 * URLs. Never throws.
 */
export function locateNotebook(text: string, options: LocateOptions): LocatedDocument {
  const urls: EmbeddedUrl[] = []
  const unreadUrls: EmbeddedUrl[] = []
  const comments: DocumentComment[] = []
  const values = new Map<string, EmbeddedText>()
  const cells = readNotebook(text)
  const strings = cells.length === 0 ? [] : sourceStrings(text)
  for (const [index, cell] of cells.entries()) {
    const locate = mayMatter(cell.source) ? locatorOf(cell) : null
    if (locate === null) continue
    const whole = cellText(text, strings[index] ?? [])
    // Of a key that occurs twice, programs read the last value.
    if (whole.text !== cell.source) continue
    const inner = locate(whole.text, options)
    const own = Array.from(inner.urls, url => nested(url, whole))
    for (const url of cell.type === 'code' ? withMagics(own, whole) : own) urls.push(url)
    for (const url of inner.unreadUrls ?? []) unreadUrls.push(nested(url, whole))
    for (const comment of inner.comments) {
      comments.push({ ...comment, span: whole.map.toSourceSpan(comment.span) })
    }
    for (const [name, value] of inner.values ?? []) values.set(name, nestUrl(value, whole))
  }
  return { urls, unreadUrls, bases: [], comments, encoding: 'utf-8', values }
}

/** Matches a line that IPython reads: a magic, or a command for the shell. */
const magics = /^[ \t]*(?:%{1,2}[a-z]\w*|!)[^\n]+/gim

/** Adds the connection strings in the lines of a cell that are not in its language. */
function withMagics(own: readonly EmbeddedUrl[], cell: EmbeddedText): readonly EmbeddedUrl[] {
  if (!hasConnection(cell.text)) return own
  const found = Array.from(cell.text.matchAll(magics), ({ 0: line, index }) =>
    commandUrls(sliceText(cell, index, index + line.length)),
  ).flat()
  const starts = new Set(own.map(startOf))
  const others = found.filter(url => !starts.has(startOf(url)))
  return [...own, ...others].sort((a, b) => startOf(a) - startOf(b))
}

function startOf({ map }: EmbeddedUrl): number {
  return map.toSourceSpan({ start: 0, end: 0 }).start
}

/** Whether a cell can contain a URL or a comment about one. Most cells of code cannot. */
function mayMatter(source: string): boolean {
  return /[/:(<[]|hreflint-/.test(source)
}

function nested(url: EmbeddedUrl, cell: EmbeddedText): EmbeddedUrl {
  const { baseSpan, ...inner } = asRecord(url)
  const outer = nestUrl(inner, cell)
  return baseSpan === undefined ? outer : { ...outer, baseSpan: cell.map.toSourceSpan(baseSpan) }
}
