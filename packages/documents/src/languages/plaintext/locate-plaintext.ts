import { connectionSpecOf } from '@hreflint/core'
import { plainText } from '../../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { valueUrl } from '../configuration/value-url.ts'
import { LiteralExtent } from '../markdown/reader/inline/literal-extent.ts'

/** What a word begins with that is a URL. */
const scheme = /(?<![A-Za-z\d+.-])[A-Za-z][A-Za-z\d+.-]{1,30}:\/\//g

/**
 * Finds what begins with a known scheme in a text of which nothing else is known. It ends as an autolink of
 * GitHub does, and before a quote or bracket that encloses it. A text with a NUL is not one.
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
      // What is left of a sign of currency or a quote can be anything.
      if (url !== null && end > scheme.lastIndex) urls.push(url)
      scheme.lastIndex = Math.max(end, scheme.lastIndex)
    }
  }
  return { urls, bases: [], comments: [], encoding: 'utf-8' }
}

/** A password may contain a quote, so that only the one that is before a URL ends it. */
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
