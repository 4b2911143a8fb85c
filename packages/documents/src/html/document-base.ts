import { parse } from '@hreflint/core'

/**
 * Stands for the address of a document that is not known: relative URLs are judged as in a document
 * of the web. It says nothing about where they lead.
 */
export const fallbackDocumentUrl = 'https://document.invalid/'

/**
 * What the `href` of a `base` element resolves to. A base with the scheme `data` or `javascript`,
 * and one that does not parse, is ignored by browsers.
 */
export function resolveBase(
  href: string,
  documentUrl: string | undefined,
  encoding: string,
): { readonly url: string | null; readonly usable: boolean } {
  const { url } = parse(href, { base: documentUrl ?? fallbackDocumentUrl, encoding })
  if (url === null) return { url: null, usable: false }
  return { url: url.href, usable: url.scheme !== 'data' && url.scheme !== 'javascript' }
}
