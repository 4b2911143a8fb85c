import type { ProsePlace } from '../prose/prose-url.ts'

type Found = (start: number, end: number, place: ProsePlace) => void

/**
 * Text that is passed through as it is: `+a+`, `++a++`, `+++a+++`, `$$a$$`, and the start of
 * `pass:[a]`.
 */
const passed =
  '(\\+\\+\\+?|\\$\\$)[^]*?\\1|(pass:[a-z,-]*\\[)|(?<![\\w;:`])`?\\+\\S(?:[^+]*\\S)?\\+`?(?!\\w)'

/**
 * A macro with a target: `link:a[b]`, `image:a[b]`. `++` around a target protects it. Targets and texts
 * have at most 2,000 characters, so that what has no end is given up soon.
 */
const macro =
  '\\\\?(link|image|icon):(?!:)(\\+\\+)?([^\\s[+][^\\s[]{0,2000}?)\\4?\\[((?:[^\\]\\\\]|\\\\[^]){0,2000})\\]'

/** A URL in text, with or without a text in brackets. */
const bare =
  '(?<=^|link:|[\\s<>()[\\];"\'`*_|])(\\\\?(?:https?|ftp|irc)://[^\\s[\\]]*[^\\s.,[\\]])(\\[(?:[^\\]\\\\]|\\\\[^]){0,2000}\\])?'

const inline = new RegExp(`${passed}|${macro}|${bare}`, 'g')

/** The address of an image that is a link. */
const linkOfImage = /(?:^|,)\s*link\s*=\s*(?:"([^"]*)"|([^",]*))/

/** Finds the URLs in a block of text. */
export function readInline(block: string, found: Found): void {
  if (!block.includes('://')) return
  let hasEnd = true
  inline.lastIndex = 0
  for (let match = inline.exec(block); match !== null; match = inline.exec(block)) {
    const [whole, , pass, kind, , target = '', text = '', url = '', brackets] = match
    const { index } = match
    if (whole.startsWith('\\')) continue
    if (pass !== undefined) {
      // If one has no end, those after it have none either.
      const end: number = hasEnd ? endOfPassed(block, inline.lastIndex) : -1
      hasEnd = end !== -1
      if (hasEnd) inline.lastIndex = end
      continue
    }
    if (kind !== undefined) {
      const start = index + whole.indexOf(target, kind.length + 1)
      found(start, start + target.length, kind === 'link' ? 'link' : 'image')
      if (kind !== 'link') addLinkOfImage(text, index + whole.length - 1 - text.length, found)
    } else if (url !== '') {
      const { length } = withoutTrail(url, brackets !== undefined, block, index)
      if (length > 0) found(index, index + length, brackets === undefined ? 'autolink' : 'link')
    }
  }
}

/** Returns the offset after the bracket that ends passed text, which an escaped one does not; -1 if there is none. */
function endOfPassed(block: string, start: number): number {
  let at = block.indexOf(']', start)
  while (at > start && block[at - 1] === '\\') at = block.indexOf(']', at + 1)
  return at === -1 ? -1 : at + 1
}

/** Finds the address in the attributes of an image, which begin at an offset. */
export function addLinkOfImage(attributes: string, offset: number, found: Found): void {
  const match = linkOfImage.exec(attributes)
  const url = match?.[1] ?? match?.[2]?.trim()
  if (match === null || url === undefined || url === '') return
  const start = offset + match.index + match[0].lastIndexOf(url)
  found(start, start + url.length, 'link')
}

/** Returns a URL without the punctuation after it. Empty if it is not a link, or where it ends is unclear. */
function withoutTrail(url: string, hasText: boolean, block: string, index: number): string {
  if (hasText) return /[<>]/.test(url) ? '' : url
  const prefix = block.charAt(index - 1)
  if (prefix === '"' || prefix === "'" || block.slice(0, index).endsWith('link:')) return ''
  let end = url
  if (prefix === '<' && end.includes('>')) end = end.slice(0, end.indexOf('>'))
  else if (/[;:]$/.test(end)) end = end.slice(0, -1).replace(/\)$/, '')
  else if (/[)?!]$/.test(end)) {
    const isParenthesis = end.endsWith(')')
    end = end.slice(0, -1)
    if (isParenthesis) end = end.replace(/[.?!]$/, '')
  }
  // Formatting around the URL or in it is not read.
  if (/[<>`*_"']/.test(end) && /[<>`*"']|_$/.test(end)) return ''
  return end.endsWith('://') ? '' : end
}
