import type { UrlSite } from '@hreflint/documents'

/** Whether what reads the document takes a text in a place for a URL, rather than a name, or ignores it. */
export function isReadAsUrl(text: string, { syntax }: UrlSite): boolean {
  // A browser ignores `xml:base`; `article:author` takes a name too, which has no colon.
  if (syntax === 'no-url') return false
  return syntax !== 'absolute-url-or-name' || text.includes(':')
}
