import type { UrlSite } from '@hreflint/documents'

/**
 * Whether programs that read the document take a text in this place for a URL, rather than for a
 * name or nothing.
 */
export function isReadAsUrl(text: string, { syntax }: UrlSite): boolean {
  // Browsers ignore `xml:base`. `article:author` may also be a name, which contains no colon.
  if (syntax === 'no-url') return false
  return syntax !== 'absolute-url-or-name' || text.includes(':')
}
