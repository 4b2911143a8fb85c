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
      const end = endOf(text, start, extent.endOfPath(start))
      const url = valueUrl(plainText(text.slice(start, end), start, onlyWithoutSpace), '')
      // Skip a bare scheme. What followed it, if anything, was cut off.
      if (url !== null && end > scheme.lastIndex) urls.push(url)
      scheme.lastIndex = Math.max(end, scheme.lastIndex)
    }
  }
  return { urls, bases: [], comments: [], encoding: 'utf-8' }
}

/**
 * Returns the end of a URL. A password may contain a quote, so in a connection string only the
 * quote or bracket that was opened before it ends it.
 */
function endOf(text: string, start: number, end: number): number {
  const opening = text.charAt(start - 1)
  const closing = closings[opening]
  const url = text.slice(start, end)
  if (connectionSpecOf(url) !== null) {
    const at = closing === undefined ? -1 : url.indexOf(closing)
    return at === -1 ? end : start + at
  }
  const at = url.search(url.includes('[') ? /["'`<>|\\^{}]/ : /["'`<>|\\^{}\]]/)
  return at === -1 ? end : start + at
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
