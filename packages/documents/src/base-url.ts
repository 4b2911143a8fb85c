import { anyPage, parse } from '@hreflint/core'

/**
 * A base URL; several where the address of the document is not known, one for each that it may have
 * (`anyPage`).
 */
export type BaseUrl = string | readonly string[]

/** The base of URLs that the document gives none; `anyPage` where its address is not known. */
export function addressOrAny(documentUrl: BaseUrl | null | undefined): BaseUrl {
  return documentUrl ?? anyPage
}

/** What a base URL that is written as `text` comes to; null if it gives no URL. */
export function resolveBase(text: string, above: BaseUrl, encoding?: string): BaseUrl | null {
  const resolve = (base: string) => parse(text, { base, encoding }).url?.href ?? null
  if (typeof above === 'string') return resolve(above)
  const urls = [...new Set(above.flatMap(base => resolve(base) ?? []))]
  return urls.length > 1 ? urls : (urls[0] ?? null)
}
