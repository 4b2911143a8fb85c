import { type EmbeddedText, nestUrl } from '../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument } from '../embedded-url.ts'

/**
 * The URLs of a document that stands in another one (`srcdoc`), once the base of the outer one is
 * known: it is the address of the inner one.
 */
export function nestedUrls(
  value: EmbeddedText,
  outer: Pick<EmbeddedUrl, 'base' | 'baseSpan'> & { readonly documentUrl: string | undefined },
  locate: (text: string, documentUrl: string | undefined) => LocatedDocument,
): EmbeddedUrl[] {
  const inherited = outer.base === 'none' ? null : outer.base
  const inner = locate(value.text, inherited ?? outer.documentUrl)
  return inner.urls.map(url => {
    const nested = nestUrl(url, value)
    if (url.baseSpan !== undefined) {
      return { ...nested, baseSpan: value.map.toSourceSpan(url.baseSpan) }
    }
    if (url.base !== null || inherited === null) return nested
    const { baseSpan } = outer
    return { ...nested, base: inherited, ...(baseSpan === undefined ? {} : { baseSpan }) }
  })
}
