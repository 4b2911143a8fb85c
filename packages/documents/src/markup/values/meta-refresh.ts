import { type EmbeddedText, sliceText } from '../../embedded-text.ts'

/**
 * Matches the delay, separator, `url=` in any case, and quote: HTML, "shared declarative refresh
 * steps".
 */
const beforeUrl =
  /^[\t\n\f\r ]*(?:[0-9][0-9.]*|\.[0-9.]*)[\t\n\f\r ]*(?:[;,]|(?<=[\t\n\f\r ]))[\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(["']?)/i

/**
 * Returns the URL in the content of a refresh; null if there is only a delay, or it is not a
 * refresh.
 */
export function urlOfRefresh(content: EmbeddedText): EmbeddedText | null {
  const { text } = content
  const before = beforeUrl.exec(text)
  if (before === null || before[0].length === text.length) return null
  const quote = before[1] ?? ''
  const start = before[0].length
  const close = quote === '' ? -1 : text.indexOf(quote, start)
  const url = sliceText(content, start, close === -1 ? text.length : close)
  const unsafe = quote === '' ? /^["']/ : quote === '"' ? /"/ : /'/
  return { ...url, escape: by => (unsafe.test(by) ? null : url.escape(by)) }
}
