import { connectionSpecOf } from '@hreflint/core/internal'
import { plainText } from '../../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { valueUrl } from '../configuration/value-url.ts'
import { LiteralExtent } from '../markdown/reader/inline/literal-extent.ts'

/** Matches the start of a word that may be a URL. */
const scheme = /(?<![A-Za-z\d+.-])(?:jdbc:)?[A-Za-z][A-Za-z\d+.-]{1,30}:\/\//g

/**
 * Finds URLs with a known scheme in plain text. A URL ends like a literal autolink on GitHub, and
 * before a quote or bracket that encloses it. A text that contains a NUL is not plain text.
 */
export function locatePlaintext(text: string): LocatedDocument {
  const urls: EmbeddedUrl[] = []
  const extent = new LiteralExtent(text)
  if (!text.includes('\0')) {
    scheme.lastIndex = 0
    for (let found = scheme.exec(text); found !== null; found = scheme.exec(text)) {
      const { index: start } = found
      const end = withBracket(text, start, extent.endOfPath(start, limitOf(text, start)))
      const url = valueUrl(plainText(text.slice(start, end), start, onlyWithoutSpace), '')
      // Skip a bare scheme. What followed it, if anything, was cut off.
      if (url !== null && end > scheme.lastIndex) urls.push(url)
      scheme.lastIndex = Math.max(end, scheme.lastIndex)
    }
  }
  return { urls, bases: [], comments: [], encoding: 'utf-8' }
}

/**
 * Returns where a URL ends at the latest, besides white space. A password may contain a quote, so in a connection
 * string only the quote or bracket that was opened before it ends it.
 */
function limitOf(text: string, start: number): number {
  if (connectionSpecOf(text.slice(start, start + longestScheme)) !== null) {
    const closing = closings[text.charAt(start - 1)]
    const at = closing === undefined ? -1 : text.indexOf(closing, start)
    return at === -1 ? text.length : at
  }
  const at = indexFrom(noPartOfUrl, text, start)
  const isInAddress = text.charAt(at) === ']' && text.slice(start, at).includes('[')
  return isInAddress ? indexFrom(noPartOfAddress, text, at) : at
}

const longestScheme = 60
const noPartOfUrl = /["'`<>|\\^{}\]]/g
const noPartOfAddress = /["'`<>|\\^{}]/g

function indexFrom(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.exec(text)?.index ?? text.length
}

/** Takes the bracket at the end of an IPv6 address for a part of it, which looks like the end of a sentence: `http://[::1].` */
function withBracket(text: string, start: number, end: number): number {
  const isInAddress = /^[^/?#]*:\/\/(?:[^\s/?#[\]]*@)?\[[^\][/?#]*$/.test(text.slice(start, end))
  return isInAddress && text.charAt(end) === ']' ? end + 1 : end
}

const closings: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '(': ')',
  '[': ']',
  '{': '}',
}

function onlyWithoutSpace(replacement: string): string | null {
  return /[\s<>"'`]/.test(replacement) ? null : replacement
}
