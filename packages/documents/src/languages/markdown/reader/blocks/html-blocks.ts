import { afterSpaces, isAlpha, isAlphanumeric } from '../characters.ts'
import { endOfTag } from '../html-tags.ts'

/** What ends an HTML block: a text on one of its lines, or the next blank line. */
export type HtmlBlockEnd = string | RegExp | 'blank line'

const rawNames = new Set(['pre', 'script', 'style', 'textarea'])
const blockNames = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link ' +
    'main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead ' +
    'title tr track ul'
  ).split(' '),
)
const rawEndTag = /<\/(?:pre|script|style|textarea)>/i

/**
 * Returns what ends the HTML block that begins at the `<` at `start` (the seven kinds of CommonMark
 * 4.6); null if none begins there. A tag whose name is not a block name must be alone on its line
 * and cannot interrupt a paragraph.
 */
export function htmlBlockEnd(
  text: string,
  start: number,
  end: number,
  interruptsParagraph: boolean,
): HtmlBlockEnd | null {
  const unit = text.charCodeAt(start + 1)
  if (unit === 0x3f) return '?>'
  if (unit === 0x21) {
    if (text.startsWith('--', start + 2)) return '-->'
    if (text.startsWith('[CDATA[', start + 2)) return ']]>'
    return isAlpha(text.charCodeAt(start + 2)) ? '>' : null
  }
  const isEndTag = unit === 0x2f
  const nameStart = start + (isEndTag ? 2 : 1)
  if (!isAlpha(text.charCodeAt(nameStart))) return null
  let nameEnd = nameStart + 1
  while (isNameUnit(text.charCodeAt(nameEnd))) nameEnd++
  const name = text.slice(nameStart, nameEnd).toLowerCase()
  const isEnded = nameEnd >= end || ' \t>'.includes(text.charAt(nameEnd))
  if (isEnded && !isEndTag && rawNames.has(name)) return rawEndTag
  if ((isEnded || text.startsWith('/>', nameEnd)) && blockNames.has(name)) return 'blank line'
  if (interruptsParagraph) return null
  const line = text.slice(start, end)
  const tagEnd = endOfTag(line, 0, line.length)
  return tagEnd !== -1 && afterSpaces(line, tagEnd) >= line.length ? 'blank line' : null
}

const isNameUnit = (unit: number): boolean => unit === 0x2d || isAlphanumeric(unit)

/** Whether a line ends the HTML block at or after `from`. */
export function endsHtmlBlock(
  text: string,
  from: number,
  end: number,
  what: HtmlBlockEnd,
): boolean {
  if (what === 'blank line') return false
  const line = text.slice(from, end)
  return typeof what === 'string' ? line.includes(what) : what.test(line)
}
