import { anyPage, parse, type UrlSpec } from '@hreflint/core'

/**
 * A base URL; several where the address of the document is not known, one for each that it may have
 * (`anyPage`).
 */
export type BaseUrl = string | readonly string[]

/** The base of URLs that the document gives none; `anyPage` where its address is not known. */
export function addressOrAny(documentUrl: BaseUrl | null | undefined): BaseUrl {
  return documentUrl ?? anyPage
}

/** How the base URLs of a document are read. */
export interface BaseReader {
  readonly spec?: UrlSpec | undefined
  /** Label of the encoding for their queries. */
  readonly encoding?: string | undefined
}

/** What a base URL that is written as `text` comes to; null if it gives no URL. */
export function resolveBase(text: string, above: BaseUrl, reader: BaseReader): BaseUrl | null {
  const resolve = (base: string) => parse(text, { ...reader, base }).url?.href ?? null
  if (typeof above === 'string') return resolve(above)
  const urls = [...new Set(above.flatMap(base => resolve(base) ?? []))]
  return urls.length > 1 ? urls : (urls[0] ?? null)
}
