import type { TagHandler } from './scan-tags.ts'

/**
 * Reads the markup that begins with the `<!` at `open`: a comment, a DOCTYPE, a CDATA section or
 * none of them. Returns the offset after it.
 */
export function endOfMarkupDeclaration(
  text: string,
  open: number,
  inForeignContent: boolean,
  handler: TagHandler,
): number {
  if (text.startsWith('--', open + 2)) return endOfComment(text, open, handler)
  if (inForeignContent && text.startsWith('[CDATA[', open + 2)) {
    const close = text.indexOf(']]>', open + 9)
    return close === -1 ? text.length : close + 3
  }
  const isDoctype = text.slice(open + 2, open + 9).toLowerCase() === 'doctype'
  const close = text.indexOf('>', open + 2)
  const end = close === -1 ? text.length : close + 1
  if (isDoctype) handler.doctype(open, end)
  return end
}

/**
 * Reads a comment and returns the offset after it. `-->` and `--!>` end a comment. `<!-->` and
 * `<!--->` are complete comments.
 */
function endOfComment(text: string, open: number, handler: TagHandler): number {
  const start = open + 4
  if (text.charCodeAt(start) === 0x3e) return start + 1
  if (text.startsWith('->', start)) return start + 2
  let at = start
  for (;;) {
    at = text.indexOf('--', at)
    if (at === -1) {
      handler.comment(open, text.length, start, text.length)
      return text.length
    }
    const arrow = text.charCodeAt(at + 2)
    const close = arrow === 0x3e ? at + 3 : arrow === 0x21 && text[at + 3] === '>' ? at + 4 : -1
    if (close !== -1) {
      handler.comment(open, close, start, at)
      return close
    }
    at++
  }
}
