import { fix, parse } from '@hreflint/core'
import { unicodeHost } from './hover/unicode-host.ts'
import type { ReadUrl } from './url-at.ts'

/** A form in which a URL can be copied. */
export type UrlForm = 'resolved' | 'percent-encoded' | 'unicode'

/**
 * Returns a URL in another form. Null if it cannot be parsed, or if part of it or its base is not
 * known. `resolved`: absolute, as parsers serialize it. `percent-encoded`: in ASCII, and still
 * relative if it is relative. `unicode`: readable, and proved to be the same URL.
 */
export function urlForm({ embedded, options, result }: ReadUrl, form: UrlForm): string | null {
  const href = result.url?.href ?? null
  // The parts that a template or a program fills in are not known here.
  if (result.url === null || embedded.holes.length > 0) return null
  if (form === 'percent-encoded' && result.components.scheme === null) {
    return inAscii(fix(embedded.text, options).output)
  }
  if (href === null || form !== 'unicode') return href
  const { spec } = options
  const isSame = (text: string) => parse(text, { spec }).url?.href === href
  const host = result.url?.host ?? null
  const unicode = unicodeHost(host)
  const named = host !== null && unicode !== null ? href.replace(host, unicode) : href
  // Sequences that are not UTF-8, or that encode a delimiter, must stay.
  const readable = named.replace(/(?:%[89A-F][\dA-F])+/gi, bytes => decoded(bytes))
  return [readable, named].find(isSame) ?? href
}

function inAscii(text: string): string {
  return text.replace(/[^\0-\x7f]+/g, run => encodeURIComponent(run.replace(/\p{Cs}/gu, '\uFFFD')))
}

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes
  }
}
