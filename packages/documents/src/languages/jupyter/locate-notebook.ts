import { type EmbeddedText, nestUrl } from '../../embedded-text.ts'
import type {
  DocumentComment,
  EmbeddedUrl,
  LocatedDocument,
  LocateOptions,
} from '../../embedded-url.ts'
import { asRecord } from '../../markup/plain-url.ts'
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
    for (const url of inner.urls) urls.push(nested(url, whole))
    for (const url of inner.unreadUrls ?? []) unreadUrls.push(nested(url, whole))
    for (const comment of inner.comments) {
      comments.push({ ...comment, span: whole.map.toSourceSpan(comment.span) })
    }
    for (const [name, value] of inner.values ?? []) values.set(name, nestUrl(value, whole))
  }
  return { urls, unreadUrls, bases: [], comments, encoding: 'utf-8', values }
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
