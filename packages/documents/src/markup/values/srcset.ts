import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { isWhiteSpace } from './white-space.ts'

/**
 * Returns the URLs of image candidates: HTML, "parse a srcset attribute". A URL extends to the next
 * white space, so it may contain commas. But commas at its end separate candidates.
 */
export function urlsOfSrcset(value: EmbeddedText): EmbeddedText[] {
  const { text, holes } = value
  const urls: EmbeddedText[] = []
  let at = 0
  let nextHole = 0
  /** Moves to the next character. A placeholder counts as one character, whatever its content. */
  const step = (): void => {
    while ((holes[nextHole]?.end ?? text.length) <= at) nextHole++
    const hole = holes[nextHole]
    at = hole !== undefined && hole.start <= at ? hole.end : at + 1
  }
  for (;;) {
    while (at < text.length && (isWhiteSpace(text.charCodeAt(at)) || text[at] === ',')) at++
    if (at >= text.length) return urls
    const start = at
    while (at < text.length && !isWhiteSpace(text.charCodeAt(at))) step()
    let end = at
    while (end > start && text[end - 1] === ',') end--
    urls.push(candidate(sliceText(value, start, end)))
    if (end === at) at = endOfDescriptors(text, at)
  }
}

/** Returns the offset after the descriptors, which extend to the next comma outside parentheses. */
function endOfDescriptors(text: string, from: number): number {
  let inParentheses = false
  for (let at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '(') inParentheses = true
    else if (character === ')') inParentheses = false
    else if (character === ',' && !inParentheses) return at + 1
  }
  return text.length
}

/**
 * Limits replacements to those that are read as one URL: no white space, no comma at either end.
 */
function candidate(url: EmbeddedText): EmbeddedText {
  return {
    ...url,
    escape: text => (/^(?!,)[^\t\n\f\r ]*[^\t\n\f\r ,]$/.test(text) ? url.escape(text) : null),
  }
}
